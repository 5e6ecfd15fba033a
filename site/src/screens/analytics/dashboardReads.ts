import type { ListedUser } from '@common-ground/api/contracts/accounts/users.ts';
import type { KeptEvent } from '@common-ground/api/contracts/analytics/analytics.ts';
import { LIST_PAGE, RECENT_EVENTS } from '@common-ground/api/contracts/limits.ts';
import { atom } from 'nanostores';
import { api, calls } from '../../session/api.ts';
import { createRead } from '../../session/reads.ts';
import { $userId } from '../../session/session.ts';

export const $recentEvents = createRead<KeptEvent[]>(['/api/analytics?for=', $userId], {
  fetcher: () => api.call(calls.listEvents, { query: { page: 1, limit: RECENT_EVENTS } }),
});

/** The page of the accounts that is asked for, from 1. */
export const $usersPage = atom(1);

export type UsersPage = { items: ListedUser[]; total: number; page: number };

export const $users = createRead<UsersPage>(['/api/users?for=', $userId, '&page=', $usersPage], {
  fetcher: async (...key) => {
    const page = Number(key.at(-1));
    return { ...(await api.list(calls.listUsers, { query: { page, limit: LIST_PAGE } })), page };
  },
});
