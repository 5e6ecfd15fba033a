import { z } from 'zod';
import { chatAnswerSchema } from '../../../contracts/chat/answers.ts';
import { chatScreens } from '../../../contracts/chat/screens.ts';
import { DEFAULT_LANGUAGE } from '../../../contracts/encyclopedia/languages.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, json, type RowFrom, selectRows } from '../../../platform/statement.ts';
import { CURRENT_SIGN_OFF } from '../../sign-offs/queries/currentSignOff.ts';

const LANGUAGE = '(SELECT id FROM languages WHERE code = $1::text AND is_active)';
const inLanguage = (has: string) => `CASE WHEN ${has} IS NULL THEN '${DEFAULT_LANGUAGE}' ELSE $1::text END`;

/** Selects published pages that answers link to. `reviewedAt` is null unless the published text is signed off. */
const RECORDS = `
  SELECT r.parent_id, r."order", coalesce(t.name, c.name) AS title, 'condition/' || c.id AS path,
    ${inLanguage('t.id')} AS language, true AS "isMedical",
    CASE WHEN NOT signed.has_lapsed THEN signed.signed_at END AS "reviewedAt"
  FROM chat_answers_rels r JOIN conditions c ON c.id = r.conditions_id AND c._status = 'published'
  LEFT JOIN condition_translations t ON t.condition_id = c.id AND t.language_id = ${LANGUAGE} AND t._status = 'published'
  ${CURRENT_SIGN_OFF}
  UNION ALL
  SELECT r.parent_id, r."order", coalesce(t.name, c.name), 'category/' || c.id, ${inLanguage('t.id')}, false, NULL
  FROM chat_answers_rels r JOIN categories c ON c.id = r.categories_id
  LEFT JOIN category_translations t ON t.category_id = c.id AND t.language_id = ${LANGUAGE} AND t._status = 'published'
  UNION ALL
  SELECT r.parent_id, r."order", coalesce(t.texts ->> 'title', p.title), 'learning/paths/' || p.id,
    ${inLanguage('t.path_id')}, false, NULL
  FROM chat_answers_rels r JOIN learning_paths p ON p.id = r.learning_paths_id AND p.is_active
  LEFT JOIN learning.path_text t ON t.path_id = p.id AND t.language = $1::text
  UNION ALL
  SELECT r.parent_id, r."order", coalesce(t.title, p.title), p.slug::text, ${inLanguage('t.id')}, false, NULL
  FROM chat_answers_rels r JOIN pages p ON p.id = r.pages_id AND p._status = 'published'
  LEFT JOIN page_translations t ON t.page_id = p.id AND t.language_id = ${LANGUAGE} AND t._status = 'published'`;

const CHAT_ANSWERS = defineStatement({
  name: 'chat-answers',
  row: {
    ...chatAnswerSchema.omit({ links: true }).shape,
    /** `path` has no language prefix. */
    records: json<{ title: string; path: string; language: string; isMedical: boolean; reviewedAt: string | null }[]>(),
    screens: z.array(z.enum(chatScreens)),
  },
  text: `WITH record AS (${RECORDS})
         SELECT a.topic, coalesce(own.texts ->> 'title', a.title) AS title,
           coalesce(own.texts -> 'keywords', a.keywords) AS keywords, coalesce(own.texts ->> 'text', a.text) AS text,
           coalesce((SELECT json_agg(json_build_object('title', title, 'path', path, 'language', language,
             'isMedical', "isMedical", 'reviewedAt', "reviewedAt") ORDER BY "order")
             FROM record WHERE parent_id = a.id), '[]') AS records,
           ARRAY(SELECT s.value::text FROM chat_answers_screens s WHERE s.parent_id = a.id ORDER BY s."order") AS screens,
           a.is_suggested IS TRUE AS "isSuggested", ${inLanguage('own.texts')} AS language
         FROM chat_answers a CROSS JOIN LATERAL (SELECT a.translations -> $1::text AS texts) own
         WHERE a._status = 'published' AND a.is_active ORDER BY a.place, a.id`,
});

export type AnswerRow = RowFrom<typeof CHAT_ANSWERS>;

export function selectChatAnswers(database: Database, language: string): Promise<AnswerRow[]> {
  return selectRows(database, CHAT_ANSWERS, [language]);
}
