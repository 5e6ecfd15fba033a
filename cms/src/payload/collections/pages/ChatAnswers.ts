import { EDITORS } from '@common-ground/api/contracts/accounts/roles.ts';
import {
  CHAT_ANSWER_LENGTH,
  CHAT_TITLE_LENGTH,
  CHAT_TOPIC,
  CHAT_TOPIC_LENGTH,
  chatTextsSchema,
  chatTranslationsSchema,
} from '@common-ground/api/contracts/chat/answers.ts';
import { chatScreens } from '@common-ground/api/contracts/chat/screens.ts';
import { chatScreens as NAMES } from '@common-ground/api/contracts/wording/en/chat/screens.ts';
import type { z } from 'zod';
import { openProposals } from '../../../desk/contributions/openProposals.ts';
import { pageControls } from '../../../desk/contributions/pageControls.ts';
import { withReview } from '../../../desk/publishing/withPageLinks.ts';
import { draftsFor, nobody, staff } from '../../access/rules.ts';
import { byServer, seedKey } from '../../fields/byServer.ts';
import { changedBy } from '../../fields/changeRecord.ts';
import { described } from '../../fields/described.ts';
import { guardReviewed } from '../../hooks/guardPublishing.ts';
import { clearDraftSummary, recordEditor } from '../../hooks/recordEditor.ts';
import { defineCollection } from '../defineCollection.ts';

export const ChatAnswers = defineCollection({
  slug: 'chat-answers',
  group: 'Pages',
  description: 'Answers of the chat assistant, with their keywords.',
  title: 'title',
  columns: ['place', 'title', 'topic', '_status', 'isSuggested', 'isActive'],
  searchable: ['title', 'topic', 'text'],
  access: { create: draftsFor(EDITORS), read: staff, update: draftsFor(EDITORS), delete: nobody, readVersions: staff },
  versions: { drafts: { validate: true }, maxPerDoc: 0 },
  admin: withReview('chat-answers', { sentBy: EDITORS }),
  hooks: { beforeOperation: [guardReviewed], beforeChange: [clearDraftSummary, recordEditor] },
  fields: [
    openProposals,
    pageControls,
    described(
      {
        name: 'topic',
        type: 'text',
        required: true,
        unique: true,
        maxLength: CHAT_TOPIC_LENGTH,
        // An access rule would also prevent restoring an earlier version.
        hooks: { beforeValidate: [({ originalDoc, value }) => originalDoc?.topic ?? value] },
        validate: (value: unknown) => CHAT_TOPIC.test(String(value)) || 'Small letters and hyphens, such as sick-leave',
      },
      'What questions about it are counted as. Cannot change.',
    ),
    described(
      { name: 'title', type: 'text', required: true, maxLength: CHAT_TITLE_LENGTH },
      'In English. Shown as a button where the assistant offers it.',
    ),
    described(
      { name: 'keywords', type: 'json', required: true, validate: holdsTo(chatTextsSchema.shape.keywords) },
      'English words and phrases that lead to it, such as ["sick leave", "time off"]. Case, accents and plurals do not matter. A Yes or No at the beginning of the text is said only to a question that equals the title, or a keyword that ends with a question mark.',
    ),
    described(
      { name: 'text', type: 'textarea', required: true, maxLength: CHAT_ANSWER_LENGTH },
      'In English, plain. It leads to pages and never gives medical advice. A blank line between paragraphs.',
    ),
    described(
      {
        name: 'records',
        type: 'relationship',
        relationTo: ['conditions', 'categories', 'learning-paths', 'pages'],
        hasMany: true,
        label: 'Leads to',
      },
      'Title, address and date of review come from there. What is taken down is left out.',
    ),
    described(
      {
        name: 'screens',
        type: 'select',
        hasMany: true,
        label: 'Leads also to',
        options: chatScreens.map((value) => ({ value, label: NAMES[value] })),
      },
      'Screens of the site, shown after these.',
    ),
    described(
      { name: 'translations', type: 'json', defaultValue: {}, validate: holdsTo(chatTranslationsSchema) },
      'By the code of a language: its title, keywords and text there. Without, readers of that language have it in English.',
    ),
    described(
      { name: 'place', type: 'number', required: true, defaultValue: 1, min: 1 },
      'Its place in the list. Of two that fit a question equally well the first is shown.',
    ),
    described(
      { name: 'isSuggested', type: 'checkbox', defaultValue: false, label: 'Offered at the start' },
      'Shown as a button before the first question.',
    ),
    byServer(
      {
        name: 'isActive',
        type: 'checkbox',
        defaultValue: true,
        label: 'Shown to readers',
        access: { update: nobody },
      },
      'Switched off and on by the button, at once and without a review.',
    ),
    seedKey,
    ...changedBy,
  ],
});

function holdsTo(schema: z.ZodType) {
  return (value: unknown): true | string => {
    const [issue] = schema.safeParse(value ?? {}).error?.issues ?? [];
    return !issue || `${issue.path.join('.') || 'It'}: ${issue.message}`;
  };
}
