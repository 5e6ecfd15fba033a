import type { ConditionText } from '../../../encyclopedia/fields.ts';

/** What a condition page is made of, as the page and its history head it. */
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
