import type { RichText } from '@common-ground/api/contracts/lexicalNodes.ts';
import { lexicalToMarkdown } from '@common-ground/api/contracts/lexicalToMarkdown.ts';
import { PAGE_BODY_LENGTH, PAGE_SUMMARY_LENGTH, PAGE_TITLE_LENGTH } from '@common-ground/api/contracts/pages/pages.ts';
import { type Field, validations } from 'payload';
import { byServer, publishedDigest } from '../../fields/byServer.ts';
import { described } from '../../fields/described.ts';
import { textEditor } from '../../richtext/textEditor.ts';

export const pageTexts: Field[] = [
  { name: 'title', type: 'text', required: true, maxLength: PAGE_TITLE_LENGTH },
  described(
    { name: 'summary', type: 'textarea', required: true, maxLength: PAGE_SUMMARY_LENGTH },
    'One or two sentences: shown below the title, and by search engines.',
  ),
  described(
    {
      name: 'body',
      type: 'richText',
      required: true,
      editor: textEditor,
      validate: (value, options) => {
        const { length } = lexicalToMarkdown(value as RichText | null | undefined);
        if (length > PAGE_BODY_LENGTH) return `Must have at most ${PAGE_BODY_LENGTH.toLocaleString('en')} characters`;
        // Text of white space alone counts as empty.
        return validations.richText(length > 0 ? value : null, options);
      },
    },
    'Headings of the second level make the list of contents. Links to this site are written without a language, such as /contribute; readers stay in theirs.',
  ),
];

export const pageRecord: Field[] = [
  byServer({ name: 'lastUpdated', type: 'date' }, 'When the published text last changed.'),
  publishedDigest,
];
