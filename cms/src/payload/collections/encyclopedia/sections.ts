import { SUMMARY_LENGTH } from '@common-ground/api/contracts/limits.ts';
import type { Field } from 'payload';
import { httpsAddress, recordList, text, textList, year } from '../../fields/list.ts';

/** The texts of a condition page. A translation has the same ones, none of them required while it is a draft. */
export function conditionTexts({ required }: { required: boolean }): Field[] {
  return [
    {
      name: 'summary',
      type: 'textarea',
      required: true,
      maxLength: SUMMARY_LENGTH,
      admin: { description: 'One or two plain sentences, shown on cards and in search results.' },
    },
    textList({
      name: 'aliases',
      label: 'Also called',
      description: 'Other names, abbreviations and everyday words that people search for.',
    }),
    {
      name: 'overview',
      type: 'textarea',
      required,
      admin: { rows: 14, description: 'Several paragraphs, divided by an empty line.' },
    },
    textList({
      name: 'symptoms',
      label: 'Common symptoms',
      description: 'One effect or trait in each entry.',
      required,
    }),
    textList({ name: 'causes', label: 'Causes and risk factors', description: 'One in each entry.', required }),
    textList({
      name: 'treatments',
      label: 'Treatment options',
      description: 'Treatment, therapy, aids and support; one in each entry.',
      required,
    }),
    recordList({
      name: 'resources',
      label: 'Resources and support',
      description: 'Organizations and materials, each with its title and full address.',
      columns: [
        { name: 'title', label: 'Title', schema: text },
        { name: 'url', label: 'Address', schema: httpsAddress },
      ],
    }),
    textList({
      name: 'tags',
      label: 'Related topics',
      description: 'Short lower-case words; the first three show on cards.',
    }),
  ];
}

export const sourcesField = recordList({
  name: 'sources',
  label: 'Sources',
  description: 'Where the statements of this page come from.',
  columns: [
    { name: 'title', label: 'Title', schema: text },
    { name: 'publisher', label: 'Publisher', schema: text },
    { name: 'url', label: 'Address', schema: httpsAddress },
    { name: 'year', label: 'Year', schema: year },
  ],
});
