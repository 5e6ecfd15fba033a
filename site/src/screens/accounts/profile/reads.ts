import { languageQuery } from '../../../session/languageQuery.ts';
import { createRead } from '../../../session/reads.ts';
import { $userId, api, calls } from '../../../session/session.ts';

const OF_USERS = '/api/users/';

/** Creates a read of data of the signed-in user. `what` is the end of its cache key. */
function createUserRead<Data>(what: string, read: (id: number) => Promise<Data>) {
  return createRead<Data>([OF_USERS, $userId, what], { fetcher: (_, id) => read(Number(id)) });
}

const lang = () => document.documentElement.lang;

export const $profile = createUserRead('/profile', (id) => api.call(calls.getProfile, { params: { id } }));
export const $progress = createUserRead('/progress', (id) =>
  api.call(calls.listProgress, { params: { id }, query: languageQuery() }),
);
export const $achievements = createUserRead('/achievements', (id) =>
  api.call(calls.listUserAchievements, { params: { id }, query: languageQuery() }),
);
export const $certificates = createUserRead('/certificates', (id) =>
  api.call(calls.listCertificates, { params: { id }, query: languageQuery() }),
);
export const $bookmarks = createUserRead('/bookmarks?lang', (id) =>
  api.call(calls.listBookmarks, { params: { id }, query: { lang: lang() } }),
);
export const $watched = createUserRead('/watchlist?lang', (id) =>
  api.call(calls.listWatched, { params: { id }, query: { lang: lang() } }),
);
export const $followed = createUserRead('/following', (id) =>
  api.call(calls.listFollowed, { params: { id }, query: {} }),
);
export const $contributions = createUserRead('/contributions', (id) =>
  api.call(calls.listOwnContributions, { params: { id }, query: {} }),
);
export const $inbox = createUserRead('/notifications', (id) =>
  api.call(calls.listNotifications, { params: { id }, query: {} }),
);
export const $moderation = createUserRead('/moderation', (id) =>
  api.call(calls.listOwnModeration, { params: { id }, query: {} }),
);
export const $suspension = createUserRead('/suspension', (id) => api.call(calls.getSuspension, { params: { id } }));
export const $choices = createUserRead('/notification-choices', (id) =>
  api.call(calls.getNotificationChoices, { params: { id } }),
);
export const $mailChoices = createUserRead('/mail-choices', (id) => api.call(calls.getMailChoices, { params: { id } }));
export const $languages = createRead(['/api/languages'], { fetcher: () => api.call(calls.listLanguages) });
export const $sessions = createRead(['/api/auth/sessions?of=', $userId], {
  fetcher: () => api.call(calls.listSessions),
});

type List<Item> = { get: () => { data?: Item[] }; mutate: (items: Item[]) => void };

/** Removes an item from a list on the page after the server has deleted it. */
export function removeFromList<Item extends { id: unknown }>($list: List<Item>, id: Item['id']): void {
  $list.mutate(($list.get().data ?? []).filter((item) => item.id !== id));
}
