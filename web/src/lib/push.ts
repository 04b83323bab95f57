/** Notices from the server while no page of ours is open, by the browser's own push service. */

import { api } from "./api";

export async function subscribeBrowser(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const registration = await navigator.serviceWorker.ready;
  const { key } = await api.pushKey();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  await api.subscribe(subscription.toJSON());
  return true;
}

export async function unsubscribeBrowser(): Promise<boolean> {
  const registration = await navigator.serviceWorker.ready;
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  await api.unsubscribe();
  return true;
}
