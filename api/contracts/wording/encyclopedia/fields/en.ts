import type { AskedTexts } from '../../../encyclopedia/fields.ts';

/** What a condition page is made of, as forms name it, and what the server says of them. */
export const fields = {
  name: 'Name',
  summary: 'Summary',
  overview: 'Overview',
  symptoms: 'Symptoms',
  causes: 'Causes',
  treatments: 'Treatments',
  resources: 'Resources',
  tags: 'Tags',
  sources: 'Sources',
} satisfies Record<keyof AskedTexts, string>;
