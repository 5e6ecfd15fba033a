import type { Call } from '@common-ground/api/contracts/call.ts';
import { calls } from '@common-ground/api/contracts/calls.ts';
import type { Plugin } from 'vite';

/**
 * The client reads method and path of a call; the schemas beside them in its contract would be 60 kB of script. So
 * whatever Vite builds or serves gets the calls without them.
 */
export function leanCalls(): Plugin {
  return {
    name: 'common-ground:lean-calls',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('/api/contracts/calls.ts')) return null;
      const rows = Object.entries(calls as Record<string, unknown>).filter(isCall);
      const lines = rows.map(([name, { method, path }]) => `${name}: row('${method}', '${path}'),`);
      return `export const calls = {${lines.join('')}};\nfunction row(method, path) { return { method, path }; }`;
    },
  };
}

/** Beside the calls the modules of contracts have schemas, limits and words. */
function isCall(entry: [string, unknown]): entry is [string, Call] {
  const { method, path } = Object(entry[1]);
  return typeof method === 'string' && typeof path === 'string';
}
