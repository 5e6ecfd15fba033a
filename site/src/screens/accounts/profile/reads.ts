import { languageQuery } from '../../../session/languageQuery.ts';
import { createRead, toOwnKey } from '../../../session/reads.ts';
import { $userId, api, calls } from '../../../session/session.ts';

/** Creates a read of data of the signed-in user. `query` distinguishes reads with the same path in the cache. */
function createUserRead<Data>(row: { path: string }, read: (id: number) => Promise<Data>, query = '') {
  return createRead<Data>(toOwnKey(row, query), { fetcher: (_, id) => read(Number(id)) });
}

const lang = () => document.documentElement.lang;

export const $profile = createUserRead(calls.getProfile, (id) => api.call(calls.getProfile, { params: { id } }));
export const $progress = createUserRead(calls.listProgress, (id) =>
  api.call(calls.listProgress, { params: { id }, query: languageQuery() }),
);
export const $achievements = createUserRead(calls.listUserAchievements, (id) =>
  api.call(calls.listUserAchievements, { params: { id }, query: languageQuery() }),
);
export const $certificates = createUserRead(calls.listCertificates, (id) =>
  api.call(calls.listCertificates, { params: { id }, query: languageQuery() }),
);
export const $bookmarks = createUserRead(
  calls.listBookmarks,
  (id) => api.call(calls.listBookmarks, { params: { id }, query: { lang: lang() } }),
  '?lang',
);
export const $watched = createUserRead(
  calls.listWatched,
  (id) => api.call(calls.listWatched, { params: { id }, query: { lang: lang() } }),
  '?lang',
);
export const $followed = createUserRead(calls.listFollowed, (id) =>
  api.call(calls.listFollowed, { params: { id }, query: {} }),
);
export const $contributions = createUserRead(calls.listOwnContributions, (id) =>
  api.call(calls.listOwnContributions, { params: { id }, query: {} }),
);
export const $inbox = createUserRead(calls.listNotifications, (id) =>
  api.call(calls.listNotifications, { params: { id }, query: {} }),
);
export const $moderation = createUserRead(calls.listOwnModeration, (id) =>
  api.call(calls.listOwnModeration, { params: { id }, query: {} }),
);
export const $suspension = createUserRead(calls.getSuspension, (id) =>
  api.call(calls.getSuspension, { params: { id } }),
);
export const $choices = createUserRead(calls.getNotificationChoices, (id) =>
  api.call(calls.getNotificationChoices, { params: { id } }),
);
export const $mailChoices = createUserRead(calls.getMailChoices, (id) =>
  api.call(calls.getMailChoices, { params: { id } }),
);
export const $languages = createRead([calls.listLanguages.path], { fetcher: () => api.call(calls.listLanguages) });
export const $sessions = createRead([calls.listSessions.path, '?of=', $userId], {
  fetcher: () => api.call(calls.listSessions),
});

type List<Item> = { get: () => { data?: Item[] }; mutate: (items: Item[]) => void };

/** Removes an item from a list on the page after the server has deleted it. */
export function removeFromList<Item extends { id: unknown }>($list: List<Item>, id: Item['id']): void {
  $list.mutate(($list.get().data ?? []).filter((item) => item.id !== id));
}
