import { parseId } from '../../routes.ts';

/** The condition that the address names, or null. */
export function conditionInAddress(search = location.search): number | null {
  return parseId(new URLSearchParams(search).get('condition') ?? undefined);
}
