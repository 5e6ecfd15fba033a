// Stands in for ../search/findConditions.ts until that asks the same call. Delete this file then.

import type { SearchOutcome } from '@common-ground/api/contracts/search/find.ts';
import { calls, guestApi } from '../../session/guestApi.ts';
import { findConditions } from '../search/findConditions.ts';

type Shown = Pick<SearchOutcome['conditions'][number], 'id' | 'name' | 'summary' | 'translation'> &
  Partial<Pick<SearchOutcome['conditions'][number], 'passage' | 'reviewedAt'>>;
export type FoundSearch = Pick<SearchOutcome, 'searchedFor' | 'hasPage'> & {
  status: 'found';
  conditions: Shown[];
  near: Shown[];
  isOffline: boolean;
  isSure: boolean;
};

export async function findForChat(
  { search }: { search: string; category: string; isUncounted?: boolean },
  lang: string,
): Promise<{ status: 'failed' } | FoundSearch> {
  try {
    const signal = AbortSignal.timeout(5000);
    const outcome = await guestApi.call(calls.findConditions, { query: { q: search, lang }, signal });
    return { status: 'found', ...outcome, isOffline: false, isSure: true };
  } catch {
    const found = await findConditions({ search, category: '' }, lang, new AbortController().signal);
    if (found.status === 'failed') return found;
    const { conditions } = found;
    return {
      status: 'found',
      searchedFor: null,
      hasPage: conditions.length > 0,
      conditions,
      near: [],
      isOffline: true,
      isSure: false,
    };
  }
}
