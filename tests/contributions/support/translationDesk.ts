import { getTranslation, type TranslationState } from '@common-ground/api/features/translations/getTranslation.ts';
import type { Member, ReviewServer } from './openReviewServer.ts';

type Kind = 'condition' | 'category';

/** Returns what the translation editor reads and sends. @param page returns the id of the condition */
export function createTranslationDesk(
  server: ReviewServer,
  { language, page }: { language: string; page: () => number },
) {
  const post = (who: Member, path: string, body: object = {}) => server.atDesk.post(who, path, body);
  const readDesk = ({ id }: Member, kind: Kind = 'condition', of = page()): Promise<TranslationState> =>
    getTranslation(
      { kind, id: of, language, actor: { id, role: 'translator' } },
      { database: server.pool, payload: server.payload },
    );
  return {
    post,
    readDesk,
    async save(who: Member, texts: object, changes: object = {}, kind: Kind = 'condition', of = page()) {
      const { source, record } = await readDesk(who, kind, of);
      const body = { texts, revision: source.revision, version: record?.version ?? null, ...changes };
      return post(who, `/contributions/translations/${language}/${kind}/${of}`, body);
    },
    send: (who: Member, id: number, editSummary = 'First version', kind: Kind = 'condition') =>
      post(who, `/${kind}-translations/${id}/send-for-review`, { editSummary }),
    async discard(who: Member) {
      const version = (await readDesk(who)).record?.version ?? null;
      return post(who, `/contributions/translations/${language}/condition/${page()}/discard`, { version });
    },
    withdraw: (who: Member, id: number) => post(who, `/contributions/own/${id}/withdraw`),
  };
}

export const textsIn = ({ entries }: TranslationState) =>
  Object.fromEntries(entries.flatMap(({ key, text }) => (text ? [[key, text]] : [])));
export const staleIn = ({ entries }: TranslationState) =>
  entries.flatMap(({ key, madeFrom }) => (madeFrom === null ? [] : [[key, madeFrom]]));
