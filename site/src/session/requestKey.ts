const STORED = 'unanswered-request';

let unanswered: [hash: string, key: string] | null = null;

/**
 * Returns a request's key, by which the server creates its record only once: the same until `deleteRequestKey` or
 * another request, even after a reload. Undefined without HTTPS, where browsers have no `randomUUID`.
 */
export function findRequestKey(request: string): string | undefined {
  const hash = hashText(request);
  const [known, key] = unanswered ?? stored() ?? [];
  if (key && known === hash) return key;
  const made = crypto.randomUUID?.();
  if (made) store([hash, made]);
  return made;
}

export function deleteRequestKey(): void {
  store(null);
}

function store(given: [string, string] | null): void {
  unanswered = given;
  try {
    if (given) localStorage.setItem(STORED, JSON.stringify(given));
    else localStorage.removeItem(STORED);
  } catch {
    // Storage is blocked or full: the copy in memory lasts until the page is left.
  }
}

function stored(): [string, string] | null {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? 'null');
  } catch {
    return null;
  }
}

/** Returns a hash, so that storage does not contain the text: FNV-1a, twice with different seeds. */
function hashText(text: string): string {
  return [0x811c9dc5, 0x01000193].map((seed) => fnv(text, seed).toString(36)).join('.');
}

function fnv(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
