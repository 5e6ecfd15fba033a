import type { Field } from 'payload';
import { byServer, publishedDigest } from '../../fields/byServer.ts';
import { described } from '../../fields/described.ts';

/** What readers see of a page about the site, the same in the source and in its translations. */
export const pageTexts: Field[] = [
  { name: 'title', type: 'text', required: true, maxLength: 80 },
  described(
    { name: 'summary', type: 'textarea', required: true, maxLength: 300 },
    'One or two sentences: shown below the title, and by search engines.',
  ),
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
  byServer({ name: 'lastUpdated', type: 'date' }, 'When the published text last changed.'),
  publishedDigest,
];
