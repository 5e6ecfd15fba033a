import { PAGE_BODY_LENGTH, PAGE_SUMMARY_LENGTH, PAGE_TITLE_LENGTH } from '../../pages/pages.ts';
import type { DocumentRow } from '../DocumentRow.ts';
import type { Part } from '../parts.ts';

const PARTS: readonly Part[] = [
  {
    type: 'text',
    name: 'title',
    label: 'Title',
    kind: 'line',
    most: PAGE_TITLE_LENGTH,
    section: 'head',
    isNeeded: 'always',
  },
  {
    type: 'text',
    name: 'summary',
    label: 'Summary',
    kind: 'text',
    most: PAGE_SUMMARY_LENGTH,
    section: 'head',
    isNeeded: 'always',
  },
  {
    type: 'texts',
    name: 'body',
    label: 'Text',
    itemLabel: 'Block',
    form: 'blocks',
    kind: 'block',
    most: PAGE_BODY_LENGTH,
    isNeeded: 'always',
  },
];

/** A page about the site. Its body is Markdown, as `lexicalToMarkdown` writes it. */
export const PAGE_DOCUMENT = {
  label: 'Page about the site',
  collection: 'pages',
  translations: { collection: 'page-translations', relationship: 'page' },
  parts: PARTS,
  proposes: 'whole',
  toAddress: (slug) => `/${slug}`,
} as const satisfies DocumentRow;
