import type { Call } from '@common-ground/api/contracts/call.ts';
import { calls } from '@common-ground/api/contracts/calls.ts';
import type { Plugin } from 'vite';

/** Reduces each contract in a script to method and path, all that the client reads: the schemas would add 60 kB. */
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

function isCall(entry: [string, unknown]): entry is [string, Call] {
  const { method, path } = Object(entry[1]);
  return typeof method === 'string' && typeof path === 'string';
}
