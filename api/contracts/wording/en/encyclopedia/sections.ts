import type { ConditionText } from '../../../encyclopedia/fields.ts';

/** Headings of a condition page, also used in its history. `fields` has the names in forms. */
export const sections = {
  name: 'Name',
  summary: 'Summary',
  aliases: 'Other names',
  overview: 'Overview',
  symptoms: 'Common Symptoms',
  causes: 'Causes & Risk Factors',
  treatments: 'Treatment Options',
  resources: 'Resources & Support',
  tags: 'Related Topics',
  sources: 'Sources',
} satisfies Record<ConditionText | 'sources', string>;
