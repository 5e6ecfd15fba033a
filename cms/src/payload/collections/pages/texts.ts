import type { Field } from 'payload';
import { nobody } from '../../access/roles.ts';

const byServer = { create: nobody, update: nobody };

/** What readers see of a page about the site, the same in the source and in its translations. */
export const pageTexts: Field[] = [
  { name: 'title', type: 'text', required: true, maxLength: 80 },
  {
    name: 'summary',
    type: 'textarea',
    required: true,
    maxLength: 300,
    admin: { description: 'One or two sentences: shown below the title, and by search engines.' },
  },
  {
    name: 'body',
    type: 'textarea',
    required: true,
    maxLength: 40_000,
    admin: {
      rows: 30,
      description:
        'Markdown: "## Section", lists, **strong**, *emphasis*, > quotes, [links](/contribute). Links to this site are written without a language; readers stay in theirs. HTML, pictures and tables are shown as text.',
    },
  },
];

/** What the server notes of it. */
export const pageRecord: Field[] = [
  {
    name: 'lastUpdated',
    access: byServer,
    type: 'date',
    admin: { position: 'sidebar', readOnly: true, description: 'When the published text last changed.' },
  },
  {
    name: 'publishedDigest',
    type: 'text',
    access: { create: nobody, read: nobody, update: nobody },
    // The text as last published: drafts in between must not hide that it changed.
    admin: { hidden: true },
  },
];
