/** The installed app: keeps its own files for bad networks, never anything of the API, and shows notices. */

export {}; // a module, so that its names are its own

declare const self: ServiceWorkerGlobalScope;
/** The files of this build; the build itself writes them here. */
declare const __KEPT_FILES__: readonly string[];

const SHELL = "serica-shell-1";
const ASSETS = "serica-assets-1";
/** Older builds are kept a while as well: a page that is still open may ask for a part of its own build. */
const KEPT_ASSETS = 240;

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      await (await caches.open(SHELL)).addAll(["/", "/icon.svg"]);
      const assets = await caches.open(ASSETS);
      const known = new Set((await assets.keys()).map((request) => new URL(request.url).pathname));
      await assets.addAll(__KEPT_FILES__.filter((file) => !known.has(file)));
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== SHELL && name !== ASSETS) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (["/api/", "/locale/", "/health", "/metrics"].some((prefix) => url.pathname.startsWith(prefix))) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
});

/** Files with a hash in their name never change. */
async function asset(request: Request): Promise<Response> {
  const cache = await caches.open(ASSETS);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const keys = await cache.keys();
    for (const old of keys.slice(0, Math.max(0, keys.length - KEPT_ASSETS))) await cache.delete(old);
  }
  return answer;
}

/** Pages come from the network; without one, the shell says that it is reconnecting. */
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put("/", answer.clone());
    return answer;
  } catch {
    return (await cache.match("/")) ?? Response.error();
  }
}

interface Notice {
  title?: string;
  body?: string;
  match?: string | null;
}

self.addEventListener("push", (event) => {
  let notice: Notice = {};
  try {
    notice = (event.data?.json() ?? {}) as Notice;
  } catch {
    notice = { body: event.data?.text() ?? "" };
  }
  const address = notice.match ? `/match/${notice.match}` : "/";
  event.waitUntil(
    self.registration.showNotification(notice.title ?? "Serica", {
      body: notice.body ?? "",
      icon: "/icon-192.png",
      badge: "/icon-badge.png",
      tag: address,
      data: address,
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(String(event.notification.data ?? "/"), self.location.origin);
  if (address.origin !== self.location.origin) return;
  event.waitUntil(
    (async () => {
      for (const client of await self.clients.matchAll({ type: "window" })) {
        if (new URL(client.url).pathname === address.pathname) return client.focus();
      }
      return self.clients.openWindow(address.href);
    })(),
  );
});
