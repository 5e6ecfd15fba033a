import {
  CASE_STATUSES,
  RESOURCE_FORMATS,
  SAMPLE_KINDS,
  SETTINGS,
  SEVERITIES,
} from '@common-ground/api/contracts/healthcare/choices.ts';
import type { Field } from 'payload';
import { admins, nobody } from '../../access/rules.ts';
import { seedKey } from '../../fields/byServer.ts';
import { described, inSidebar } from '../../fields/described.ts';
import { textList } from '../../fields/list.ts';
import { defineCollection } from '../defineCollection.ts';

const ofKind = (kind: (typeof SAMPLE_KINDS)[number], field: Field): Field =>
  ({ ...field, admin: { ...field.admin, condition: (data) => data.kind === kind } }) as Field;

/** Written only by `content-seed`. No record can be added here, so no record is ever about a patient. */
export const HealthcareSamples = defineCollection({
  slug: 'healthcare-samples',
  group: 'System',
  description:
    'Sample data of the healthcare portal: made up, about no patient and no professional. Cannot be changed.',
  title: 'title',
  columns: ['title', 'kind', 'number', 'condition', 'status', 'severity'],
  searchable: ['title', 'summary'],
  access: { create: nobody, read: admins, update: nobody, delete: nobody, admin: admins },
  lockDocuments: false,
  indexes: [{ fields: ['kind', 'number'], unique: true }],
  fields: [
    { name: 'kind', type: 'select', required: true, options: [...SAMPLE_KINDS] },
    described({ name: 'number', type: 'number', required: true, min: 1 }, 'Among the records of its kind.'),
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    { name: 'summary', type: 'textarea', required: true, maxLength: 300 },
    textList({ name: 'points', label: 'Points', description: 'What is done, what it says, what one can ask about.' }),
    inSidebar({ name: 'condition', type: 'relationship', relationTo: 'conditions', index: true }),
    ofKind('case', inSidebar({ name: 'status', type: 'select', options: [...CASE_STATUSES] })),
    ofKind('case', inSidebar({ name: 'severity', type: 'select', options: [...SEVERITIES] })),
    ofKind('case', inSidebar({ name: 'openedOn', type: 'date' })),
    ofKind(
      'case',
      inSidebar({ name: 'professional', type: 'relationship', relationTo: 'healthcare-samples', index: true }),
    ),
    ofKind('resource', inSidebar({ name: 'format', type: 'select', options: [...RESOURCE_FORMATS] })),
    ofKind('professional', inSidebar({ name: 'setting', type: 'select', options: [...SETTINGS] })),
    described(
      { name: 'translations', type: 'json', defaultValue: {} },
      'By the code of a language: its title, summary and points there.',
    ),
    seedKey,
  ],
});
