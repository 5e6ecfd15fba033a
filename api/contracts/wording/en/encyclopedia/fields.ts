import type { FormTexts } from '../../../encyclopedia/fields.ts';

/** Names of the fields of a condition page in forms and messages. `sections` has the headings of the page. */
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
} satisfies Record<keyof FormTexts, string>;
