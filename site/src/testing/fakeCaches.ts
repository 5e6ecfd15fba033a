/** What a browser's caches are, as far as our service worker uses them: what was put last stands last. */
export function fakeCaches() {
  const kept = new Map<string, Map<string, Response>>();
  const keyOf = (asked: RequestInfo | URL) => new URL(asked instanceof Request ? asked.url : asked, SITE).href;
  const open = async (name: string) => {
    const entries = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, entries);
    return {
      match: async (asked: RequestInfo | URL, { ignoreSearch = false }: CacheQueryOptions = {}) => {
        const plain = (url: string) => (ignoreSearch ? url.replace(/\?.*/, '') : url);
        return [...entries].find(([url]) => plain(url) === plain(keyOf(asked)))?.[1].clone();
      },
      matchAll: async () => [...entries.values()].map((response) => response.clone()),
      add: async (asked: string) => {
        const response = await fetch(asked);
        if (!response.ok) throw new TypeError('Not kept');
        entries.set(keyOf(asked), response);
      },
      put: async (asked: RequestInfo | URL, response: Response) => void entries.set(keyOf(asked), response),
      delete: async (asked: RequestInfo | URL) => entries.delete(keyOf(asked)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    };
  };
  return {
    open,
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    /** The paths that a cache holds. */
    paths: (name: string) => [...(kept.get(name)?.keys() ?? [])].map((url) => url.slice(SITE.length)),
  };
}

export const SITE = 'https://example.org';

type Served = { status?: number; type?: string; date?: Date; headers?: Record<string, string> };

/** An answer of this site, as `fetch` gives it. */
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
