import type { Method } from '../contracts/call.ts';
import type { Endpoint } from './defineEndpoint.ts';
import { MethodNotAllowed, NotFound } from './errors.ts';

export type Match = { endpoint: Endpoint; params: Record<string, string> };

export type RouteTable = {
  /** The row for a request. HEAD finds GET's row. Throws NotFound or MethodNotAllowed. */
  match(method: string, path: string): Match;
  /** The methods that a path answers, for Allow. Throws NotFound. */
  allowed(path: string): string[];
};

/** Compiles the rows once into a tree of path segments, so that matching does not grow with their number. */
export function compileRoutes(endpoints: Endpoint[]): RouteTable {
  const root = newNode();
  for (const endpoint of endpoints) add(root, endpoint);

  function find(path: string) {
    const found = walk(root, path.split('/').slice(1), []);
    if (!found) throw new NotFound();
    return found;
  }

  return {
    match(method, path) {
      const { node, values } = find(path);
      const row = node.rows.get((method === 'HEAD' ? 'GET' : method) as Method);
      if (!row) throw new MethodNotAllowed(allowedOf(node));
      const params = Object.fromEntries(row.names.map((name, index) => [name, values[index] ?? '']));
      return { endpoint: row.endpoint, params };
    },
    allowed: (path) => allowedOf(find(path).node),
  };
}

type Node = {
  statics: Map<string, Node>;
  parameter?: Node;
  rows: Map<Method, { endpoint: Endpoint; names: string[] }>;
};

function newNode(): Node {
  return { statics: new Map(), rows: new Map() };
}

function add(root: Node, endpoint: Endpoint): void {
  const { method, path } = endpoint.call;
  const names: string[] = [];
  let node = root;
  for (const segment of path.split('/').slice(1)) {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    if (name) {
      names.push(name);
      node.parameter ??= newNode();
      node = node.parameter;
    } else {
      const next = node.statics.get(segment) ?? newNode();
      node.statics.set(segment, next);
      node = next;
    }
  }
  if (node.rows.has(method)) throw new Error(`Two endpoints for ${method} ${path}`);
  node.rows.set(method, { endpoint, names });
}

/** A fixed segment wins over a parameter; where it leads nowhere, the parameter is tried. */
function walk(node: Node, segments: string[], values: string[]): { node: Node; values: string[] } | null {
  const [segment, ...rest] = segments;
  if (segment === undefined) return node.rows.size > 0 ? { node, values } : null;
  const fixed = node.statics.get(segment);
  const found = fixed && walk(fixed, rest, values);
  if (found) return found;
  return node.parameter && segment ? walk(node.parameter, rest, [...values, decode(segment)]) : null;
}

/** A broken escape stays as it is: the parameter's schema says what becomes of it. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function allowedOf(node: Node): string[] {
  const methods: string[] = [...node.rows.keys()];
  if (node.rows.has('GET')) methods.push('HEAD');
  return [...methods, 'OPTIONS'];
}
