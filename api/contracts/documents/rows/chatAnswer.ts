import { CHAT_ANSWER_LENGTH, CHAT_KEYWORD_LENGTH, CHAT_TITLE_LENGTH } from '../../chat/answers.ts';
import type { DocumentRow } from '../DocumentRow.ts';
import type { NamesById, Part } from '../parts.ts';
import { toName } from './facts.ts';

/** A record that an answer leads to, as the CMS stores it. */
type Linked = { relationTo: string; value: number };

const TEXTS: readonly Part[] = [
  { type: 'text', name: 'title', label: 'Title', kind: 'line', most: CHAT_TITLE_LENGTH, isNeeded: 'always' },
  {
    type: 'texts',
    name: 'keywords',
    label: 'Words and phrases that lead to it',
    itemLabel: 'Entry',
    form: 'list',
    kind: 'line',
    most: CHAT_KEYWORD_LENGTH,
    translated: 'own',
    isNeeded: 'always',
  },
  { type: 'text', name: 'text', label: 'Answer', kind: 'text', most: CHAT_ANSWER_LENGTH, isNeeded: 'always' },
];

/** Names of the records by the collection that stores them. */
const NAMES: Record<string, keyof NamesById> = {
  conditions: 'conditions',
  categories: 'categories',
  'learning-paths': 'paths',
  pages: 'pages',
};

const PARTS: readonly Part[] = [
  ...TEXTS,
  {
    type: 'fact',
    name: 'records',
    label: 'Leads to',
    translated: 'never',
    toWords: (records: Linked[] | null, names) =>
      (records ?? []).map(({ relationTo, value }) => toName(names[NAMES[relationTo] ?? 'pages'], value)),
  },
  {
    type: 'fact',
    name: 'screens',
    label: 'Leads also to',
    translated: 'never',
    toWords: (screens: string[] | null) => screens ?? [],
  },
  {
    type: 'fact',
    name: 'place',
    label: 'Position in the list',
    translated: 'never',
    toWords: (place: number) => String(place),
  },
  {
    type: 'fact',
    name: 'isSuggested',
    label: 'Offered at the start',
    translated: 'never',
    toWords: (isSuggested: boolean | null) => (isSuggested ? 'yes' : 'no'),
  },
  {
    type: 'records',
    name: 'translations',
    label: 'Translations',
    itemLabel: 'Translation',
    isKeyed: true,
    translated: 'never',
    parts: () => TEXTS,
  },
];

/**
 * An answer of the chat assistant. Its translations are records of the document, by language, each made from the texts
 * at the top. `isActive` is no part, because switching an answer off needs no review.
 */
export const CHAT_ANSWER_DOCUMENT = {
  label: 'Chat answer',
  collection: 'chat-answers',
  translations: { part: 'translations' },
  parts: PARTS,
  proposes: 'whole',
  toAddress: null,
} as const satisfies DocumentRow;
