import { TrieRouter } from 'hono/router/trie-router';
import type { Method } from '../contracts/call.ts';
import type { Endpoint } from './defineEndpoint.ts';
import { MethodNotAllowed, NotFound } from './errors.ts';

export type RouteTable = {
  /** Returns the row of a request; for HEAD, the row of GET. @throws NotFound, MethodNotAllowed */
  match(method: string, path: string): { endpoint: Endpoint; params: Record<string, string> };
  allowed(path: string): string[];
};

const METHODS: Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Compiles the rows into a tree, so that the time for a match does not grow with their number. */
export function compileRoutes(endpoints: Endpoint[]): RouteTable {
  const router = new TrieRouter<Endpoint>();
  const addresses = new Set<string>();
  // The row that was added first wins. A brace sorts after letters, so fixed segments come before parameters.
  for (const endpoint of endpoints.toSorted((one, other) => (one.call.path < other.call.path ? -1 : 1))) {
    const { method, path } = endpoint.call;
    const address = `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`;
    if (addresses.has(address)) throw new Error(`Two endpoints for ${method} ${path}`);
    addresses.add(address);
    router.add(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), endpoint);
  }

  function find(method: string, path: string) {
    const [[found]] = router.match(method, path);
    return found;
  }

  function allowed(path: string): string[] {
    const methods: string[] = METHODS.filter((method) => find(method, path));
    if (methods.length === 0) throw new NotFound();
    if (methods.includes('GET')) methods.push('HEAD');
    return [...methods, 'OPTIONS'];
  }

  return {
    match(method, path) {
      const found = find(method === 'HEAD' ? 'GET' : method, path);
      if (!found) throw new MethodNotAllowed(allowed(path));
      const [endpoint, raw] = found;
      const params = Object.entries(raw as Record<string, string>).map(([name, segment]) => [name, decode(segment)]);
      return { endpoint, params: Object.fromEntries(params) };
    },
    allowed,
  };
}

/** Leaves a broken escape as it is. The schema of the parameter decides about it. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
