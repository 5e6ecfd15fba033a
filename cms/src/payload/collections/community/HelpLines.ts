import {
  HELP_ACCESS,
  HELP_CHAT,
  HELP_KINDS,
  HELP_NAME_LENGTH,
  HELP_NUMBER,
  HELP_REACHES,
  HELP_REGION,
  HELP_TEXT_LENGTH,
  MAX_HELP_NUMBERS,
  openingHoursSchema,
} from '@common-ground/api/contracts/moderation/helpLines.ts';
import { isWebAddress, NO_WEB_ADDRESS } from '@common-ground/api/contracts/webAddress.ts';
import { anyone, editors, nobody, staff } from '../../access/rules.ts';
import { seedKey } from '../../fields/byServer.ts';
import { described } from '../../fields/described.ts';
import { defineCollection } from '../defineCollection.ts';

const LANGUAGE_CODE = /^[a-z]{2,3}$/;
const createListCheck = (values: readonly string[]) => (value: unknown) =>
  (Array.isArray(value) && value.every((one) => values.includes(one)) && new Set(value).size === value.length) ||
  `A list of any of ${values.join(', ')}, such as ["${values[0]}"]`;
const isNumbers = (value: unknown) =>
  !value ||
  (Array.isArray(value) && value.length <= MAX_HELP_NUMBERS && value.every((one) => HELP_NUMBER.test(String(one)))) ||
  `A list of at most ${MAX_HELP_NUMBERS} numbers, such as ["0800 000 000"]`;
const areHours = (value: unknown) =>
  value === null ||
  value === undefined ||
  openingHoursSchema.safeParse(value).success ||
  'Hours such as {"timeZone": "Europe/Paris", "ranges": [{"days": [1, 2, 3, 4, 5], "from": "09:00", "to": "19:00"}]}';
const isAddress = (value: unknown) => !value || isWebAddress(String(value)) || NO_WEB_ADDRESS;

export const HelpLines = defineCollection({
  slug: 'help-lines',
  group: 'Community',
  description: 'Help lines for people in a crisis, by region. Published as soon as they are saved.',
  title: 'name',
  columns: ['region', 'name', 'phone', 'checkedAt', 'isActive'],
  searchable: ['region', 'name', 'phone'],
  access: { create: editors, read: anyone, update: editors, delete: nobody, readVersions: staff },
  isRecorded: true,
  fields: [
    described(
      {
        name: 'region',
        type: 'text',
        required: true,
        index: true,
        validate: (value: unknown) => HELP_REGION.test(String(value)) || 'A code such as FR, or international',
      },
      'ISO 3166 code of the country, or "international".',
    ),
    { name: 'name', type: 'text', required: true, maxLength: HELP_NAME_LENGTH },
    described(
      { name: 'kinds', type: 'json', required: true, defaultValue: [], validate: createListCheck(HELP_KINDS) },
      `Its subjects, the main one first: ${HELP_KINDS.join(', ')}.`,
    ),
    described({ name: 'phone', type: 'text', maxLength: 40 }, 'As it is dialled in that region.'),
    described(
      { name: 'otherPhones', type: 'json', defaultValue: [], validate: isNumbers },
      'More numbers of the same line, such as one from abroad.',
    ),
    described(
      {
        name: 'sms',
        type: 'text',
        validate: (value: unknown) => !value || HELP_NUMBER.test(String(value)) || 'A number, such as 85258',
      },
      'The number that takes text messages.',
    ),
    described(
      {
        name: 'chat',
        type: 'text',
        validate: (value: unknown) =>
          !value || HELP_CHAT.test(String(value)) || 'An https:// address, or sms: and a number',
      },
      'Address of a chat. A number for text messages belongs into the field above.',
    ),
    { name: 'web', type: 'text', label: 'Website', validate: isAddress },
    described(
      { name: 'reach', type: 'select', required: true, defaultValue: 'phone', options: [...HELP_REACHES] },
      'Which phones reach it: any in the country, mobile phones alone, or those of a part of the country.',
    ),
    described(
      { name: 'access', type: 'json', defaultValue: [], validate: createListCheck(HELP_ACCESS) },
      `Ways besides a call: ${HELP_ACCESS.join(', ')}.`,
    ),
    described(
      {
        name: 'languages',
        type: 'json',
        required: true,
        defaultValue: [],
        validate: (value: unknown) =>
          (Array.isArray(value) && value.every((code) => LANGUAGE_CODE.test(String(code)))) ||
          'Codes such as ["en", "fr"]',
      },
      'Codes of the languages that are spoken there.',
    ),
    described(
      { name: 'openingHours', type: 'json', validate: areHours },
      'Hours of each week by its clocks, 1 is Monday: readers are told whether it is open. Empty where it is not certain.',
    ),
    described(
      { name: 'hours', type: 'text', maxLength: HELP_TEXT_LENGTH },
      'In English. Shown where the hours above are empty.',
    ),
    described(
      { name: 'forWhom', type: 'text', required: true, maxLength: HELP_TEXT_LENGTH },
      'Whom it is for and with what, in English.',
    ),
    // Unused. The column stays for a release, because the old web process still selects it while new code takes over.
    { name: 'emergency', type: 'text', maxLength: 40, admin: { hidden: true } },
    described(
      { name: 'translations', type: 'json', defaultValue: {} },
      'By the code of a language: its name, hours and forWhom there.',
    ),
    described(
      { name: 'source', type: 'text', required: true, validate: isAddress },
      'Source of the entry: a page of the organization or of an authority.',
    ),
    described(
      { name: 'checkedAt', type: 'date' },
      'When somebody of us last called it. Empty until somebody has: readers are shown it.',
    ),
    described(
      { name: 'place', type: 'number', required: true, defaultValue: 1, min: 1 },
      'Its place within the region.',
    ),
    { name: 'isActive', type: 'checkbox', defaultValue: true, label: 'Shown to readers' },
    seedKey,
  ],
});
