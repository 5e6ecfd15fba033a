export const SITE = 'https://example.org';

const toRequestPath = (asked: RequestInfo | URL) =>
  new URL(asked instanceof Request ? asked.url : asked, SITE).href.slice(SITE.length);
const plain = (path: string) => path.replace(/\?.*/, '');

/** A browser's cache, as far as this site uses it. Responses have the order in which they were put. */
class FakeCache {
  readonly kept = new Map<string, Response>();
  /** `put` fails for these paths, as it does when there is no room. */
  full: RegExp | null = null;

  async match(
    asked: RequestInfo | URL,
    { ignoreSearch = false }: CacheQueryOptions = {},
  ): Promise<Response | undefined> {
    const path = toRequestPath(asked);
    const found = ignoreSearch ? [...this.kept.keys()].find((one) => plain(one) === plain(path)) : path;
    return this.kept.get(found ?? path)?.clone();
  }
  async matchAll(): Promise<Response[]> {
    return [...this.kept.values()].map((response) => response.clone());
  }
  async add(asked: string): Promise<void> {
    const response = await fetch(asked);
    if (!response.ok) throw new TypeError('The response was not cached');
    await this.put(asked, response);
  }
  async put(asked: RequestInfo | URL, response: Response): Promise<void> {
    if (this.full?.test(toRequestPath(asked))) throw new DOMException('No room', 'QuotaExceededError');
    // As in a browser, a path that is put again becomes the last one.
    this.kept.delete(toRequestPath(asked));
    this.kept.set(toRequestPath(asked), response);
  }
  async delete(asked: RequestInfo | URL): Promise<boolean> {
    return this.kept.delete(toRequestPath(asked));
  }
  async keys(): Promise<Request[]> {
    return [...this.kept.keys()].map((path) => new Request(SITE + path));
  }
}

export function fakeCaches() {
  const opened = new Map<string, FakeCache>();
  const openCache = (name: string) => {
    const cache = opened.get(name) ?? new FakeCache();
    opened.set(name, cache);
    return cache;
  };
  return {
    openCache,
    open: async (name: string) => openCache(name),
    match: async (asked: RequestInfo | URL) => {
      for (const cache of opened.values()) {
        const found = await cache.match(asked);
        if (found) return found;
      }
      return undefined;
    },
    has: async (name: string) => opened.has(name),
    keys: async () => [...opened.keys()],
    delete: async (name: string) => opened.delete(name),
    paths: (name: string) => [...(opened.get(name)?.kept.keys() ?? [])],
  };
}

type Served = { status?: number; type?: string; date?: Date; headers?: Record<string, string> };

export function servedResponse(
  body: string,
  { status = 200, type = 'text/html', date, headers }: Served = {},
): Response {
  const response = new Response(body, {
    status,
    headers: { 'content-type': type, ...(date ? { date: date.toUTCString() } : {}), ...headers },
  });
  return asBasic(response);
}

function asBasic(response: Response): Response {
  const clone = response.clone.bind(response);
  return Object.defineProperties(response, { type: { value: 'basic' }, clone: { value: () => asBasic(clone()) } });
}
