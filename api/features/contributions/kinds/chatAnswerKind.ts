import { z } from 'zod';
import { EDITORS } from '../../../contracts/accounts/roles.ts';
import { chatTextsSchema, chatTranslationsSchema } from '../../../contracts/chat/answers.ts';
import { chatScreens } from '../../../contracts/chat/screens.ts';
import { CHAT_ANSWER_DOCUMENT } from '../../../contracts/documents/rows/chatAnswer.ts';
import { isEqualText } from '../../../contracts/encyclopedia/isEqualText.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, defineStatements, findRow, json, type RowFrom } from '../../../platform/statement.ts';
import { toWritable } from '../writeRecord.ts';
import { demandTexts } from './demandTexts.ts';
import { type ReviewedKind, removablePlace } from './ReviewedKind.ts';
import { shareWhole } from './wholeDocument.ts';

const LINKED = {
  conditions: 'conditions_id',
  categories: 'categories_id',
  'learning-paths': 'learning_paths_id',
  pages: 'pages_id',
};
const linked = z.object({ relationTo: z.enum(Object.keys(LINKED) as (keyof typeof LINKED)[]), value: z.int() });

/** An answer with its translations, by language. Switching it off is no part of it (`switchAnswer`). */
const chatAnswerSchema = chatTextsSchema.extend({
  records: z.array(linked),
  screens: z.array(z.enum(chatScreens)),
  place: z.number(),
  isSuggested: z.boolean(),
  translations: chatTranslationsSchema,
});
type ChatAnswerContent = z.infer<typeof chatAnswerSchema>;
type ChatAnswerDraft = { [Field in keyof ChatAnswerContent]?: unknown } & { id: number };

const REMOVABLE_CHAT_ANSWER = defineStatement({
  name: 'review-removable-chat-answer',
  row: removablePlace.pick({ chatAnswerId: true, title: true }),
  text: `SELECT id AS "chatAnswerId", title FROM chat_answers WHERE id = $1 AND _status = 'published'`,
});

const CHAT_ANSWERS = defineStatements(['read', 'lock'], (mode) => ({
  name: `review-chat-answer-${mode}`,
  row: { id: z.number(), isPublished: z.boolean(), content: json<ChatAnswerContent>() },
  text: `SELECT a.id, a._status = 'published' AS "isPublished", json_build_object(
           'title', a.title, 'keywords', a.keywords, 'text', a.text,
           'records', coalesce((SELECT json_agg(json_build_object('relationTo', CASE ${Object.entries(LINKED)
             .map(([collection, column]) => `WHEN r.${column} IS NOT NULL THEN '${collection}'`)
             .join(' ')} END, 'value', coalesce(${Object.values(LINKED)
             .map((column) => `r.${column}`)
             .join(', ')})) ORDER BY r."order") FROM chat_answers_rels r WHERE r.parent_id = a.id), '[]'),
           'screens', coalesce((SELECT json_agg(s.value ORDER BY s."order")
             FROM chat_answers_screens s WHERE s.parent_id = a.id), '[]'),
           'place', a.place, 'isSuggested', a.is_suggested IS TRUE, 'translations', coalesce(a.translations, '{}')) AS content
         FROM chat_answers a WHERE a.id = $1${mode === 'lock' ? ' FOR NO KEY UPDATE' : ''}`,
}));

/** An answer of the chat assistant with its translations, in one document. */
export const chatAnswerKind: ReviewedKind<ChatAnswerContent, ChatAnswerDraft> = {
  ...shareWhole<ChatAnswerContent>(CHAT_ANSWER_DOCUMENT),
  senders: EDITORS,
  restoredFields: CHAT_ANSWER_DOCUMENT.parts.map(({ name }) => name),
  removable: REMOVABLE_CHAT_ANSWER,
  holds: ({ chatAnswerId }) => chatAnswerId !== null,

  async propose({ id, records, screens, isSuggested, translations, ...draft }, { database }) {
    const filled = { records: records ?? [], screens: screens ?? [], translations: translations ?? {} };
    const content = demandTexts(
      chatAnswerSchema.strip().safeParse({ ...draft, ...filled, isSuggested: isSuggested === true }),
    );
    const now = await selectChatAnswer(database, { id });
    const texts = now?.isPublished ? now.content : null;
    const hasNews = !isEqualText(content, texts);
    return {
      kind: 'chat_answer',
      place: { chatAnswerId: id },
      title: content.title,
      content,
      base: { texts },
      hasNews,
    };
  },

  async findPublished({ chatAnswerId: id }, { database, isHeld = false }) {
    const found = await selectChatAnswer(database, { id, isHeld });
    return found && { recordId: found.id, state: found.isPublished ? found.content : null, base: null };
  },

  prepareWrite:
    async (_, { joined }) =>
    (before) => ({ ...toWritable(before), ...joined }),

  async lockPublished({ chatAnswerId: id }, database) {
    const found = await selectChatAnswer(database, { id, isHeld: true });
    return found?.isPublished ? found.id : null;
  },

  toPath: () => null,
};

function selectChatAnswer(
  database: Database,
  { id, isHeld = false }: { id: number | null; isHeld?: boolean },
): Promise<RowFrom<typeof CHAT_ANSWERS.read> | null> {
  return findRow(database, CHAT_ANSWERS[isHeld ? 'lock' : 'read'], [id]);
}
