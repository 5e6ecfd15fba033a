import { DUTY_DAYS, DUTY_TIME } from '@common-ground/api/contracts/moderation/dutyHours.ts';
import type { TextField } from 'payload';
import { anyone, moderators, nobody, staff } from '../../access/rules.ts';
import { described, inSidebar } from '../../fields/described.ts';
import { defineCollection } from '../defineCollection.ts';

const MAX_HOURS = 28;

/** One record, created by the baseline. Not a global, because globals would need access rules of their own. */
export const ModeratorDuty = defineCollection({
  slug: 'moderator-duty',
  labels: { singular: 'Hours on duty', plural: 'Hours on duty' },
  group: 'Community',
  description:
    'When a moderator is on duty. Shown beside help lines, to users who report something, and in the playbook.',
  title: 'name',
  columns: ['name', 'isAway', 'timeZone', 'updatedAt'],
  access: { create: nobody, read: anyone, update: moderators, delete: nobody, readVersions: staff },
  isRecorded: true,
  fields: [
    inSidebar({
      name: 'name',
      type: 'text',
      required: true,
      admin: { readOnly: true },
      // An access rule would also prevent restoring an earlier version.
      hooks: { beforeValidate: [({ originalDoc, value }) => originalDoc?.name ?? value] },
    }),
    described(
      { name: 'isAway', type: 'checkbox', required: true, defaultValue: false, label: 'Nobody is on duty now' },
      'Overrides the hours below until it is cleared.',
    ),
    described(
      { name: 'timeZone', type: 'text', required: true, defaultValue: 'UTC', maxLength: 60, validate: isTimeZone },
      'Time zone of the hours, such as Europe/Paris. Readers see them by their own clock.',
    ),
    described(
      {
        name: 'hours',
        type: 'array',
        maxRows: MAX_HOURS,
        labels: { singular: 'stretch of hours', plural: 'Hours of each week' },
        fields: [
          {
            name: 'day',
            type: 'select',
            required: true,
            options: DUTY_DAYS.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
          },
          timeField('from'),
          timeField('to'),
        ],
      },
      'Empty: nothing is said of hours. A stretch that ends at or before its beginning ends on the next day.',
    ),
  ],
});

function timeField(name: string): TextField {
  return {
    name,
    type: 'text',
    required: true,
    maxLength: 5,
    validate: (value: unknown) => DUTY_TIME.test(String(value)) || 'A time such as 09:00, up to 24:00',
  };
}

function isTimeZone(value: unknown): true | string {
  try {
    Intl.DateTimeFormat('en', { timeZone: String(value) });
    return true;
  } catch {
    return 'The name of a time zone, such as Europe/Paris';
  }
}
