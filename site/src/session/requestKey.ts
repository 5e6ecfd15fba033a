/** Under which storage has the last request that got no answer: a hash of it, and its key. */
const STORED = 'unanswered-request';

/** The same where storage is closed or full. */
let unanswered: [hash: string, key: string] | null = null;

/**
 * Returns the key of a request that creates a record. The same request has the same key until `forgetRequest`, after a
 * reload too, so that it creates one record however often it is sent; any other request has a new key. Undefined where the
 * browser makes no keys, on an address without encryption.
 */
export function keyOfRequest(request: string): string | undefined {
  const hash = hashOf(request);
  const [known, key] = unanswered ?? stored() ?? [];
  if (key && known === hash) return key;
  const made = crypto.randomUUID?.();
  if (made) store([hash, made]);
  return made;
}

/** Called when the answer of a request has come. */
export function forgetRequest(): void {
  store(null);
}

function store(given: [string, string] | null): void {
  unanswered = given;
  try {
    if (given) localStorage.setItem(STORED, JSON.stringify(given));
    else localStorage.removeItem(STORED);
  } catch {
    // Storage is closed or full: the key is known until the page is left.
  }
}

function stored(): [string, string] | null {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? 'null');
  } catch {
    return null;
  }
}

/** Tells texts apart, and says nothing of them: FNV-1a, twice with different beginnings. */
function hashOf(text: string): string {
  return [0x811c9dc5, 0x01000193].map((seed) => fnv(text, seed).toString(36)).join('.');
}

function fnv(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
