import { parseId } from '../../routes.ts';
import type { Pair } from './Comparison.tsx';

/** The two versions that the address names to be compared, `?…&from=1&to=2`; without `from` it is all of one. */
export function pairInAddress(): Pair | null {
  const query = new URLSearchParams(location.search);
  const to = parseId(query.get('to') ?? undefined);
  return to === null ? null : { from: parseId(query.get('from') ?? undefined), to };
}

/** So that the comparison can be linked to, and outlasts a reload and a change of the language. */
export function putPairIntoAddress(pair: Pair | null): void {
  const address = new URL(location.href);
  for (const end of ['from', 'to'] as const) {
    const id = pair?.[end];
    if (id) address.searchParams.set(end, String(id));
    else address.searchParams.delete(end);
  }
  history.replaceState(history.state, '', address);
}
