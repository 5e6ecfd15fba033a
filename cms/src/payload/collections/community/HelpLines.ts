import {
  HELP_CHAT,
  HELP_NAME_LENGTH,
  HELP_REGION,
  HELP_TEXT_LENGTH,
} from '@common-ground/api/contracts/moderation/helpLines.ts';
import { isWebAddress, NO_WEB_ADDRESS } from '@common-ground/api/contracts/webAddress.ts';
import { anyone, editors, nobody, staff } from '../../access/rules.ts';
import { seedKey } from '../../fields/byServer.ts';
import { described } from '../../fields/described.ts';
import { defineCollection } from '../defineCollection.ts';

const LANGUAGE_CODE = /^[a-z]{2,3}$/;
const isAddress = (value: unknown) => !value || isWebAddress(String(value)) || NO_WEB_ADDRESS;

export const HelpLines = defineCollection({
  slug: 'help-lines',
  group: 'Community',
  description: 'Who helps people in a crisis, by region. Before readers as soon as it is saved.',
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
    described({ name: 'phone', type: 'text', maxLength: 40 }, 'As it is dialled in that region.'),
    described(
      {
        name: 'chat',
        type: 'text',
        validate: (value: unknown) =>
          !value || HELP_CHAT.test(String(value)) || 'An https:// address, or sms: and a number',
      },
      'Address of a chat, or sms: and the number that takes text messages.',
    ),
    { name: 'web', type: 'text', label: 'Website', validate: isAddress },
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
      { name: 'hours', type: 'text', maxLength: HELP_TEXT_LENGTH },
      'In English. Empty where it is not certain.',
    ),
    described(
      { name: 'forWhom', type: 'text', required: true, maxLength: HELP_TEXT_LENGTH },
      'Whom it is for and with what, in English.',
    ),
    described({ name: 'emergency', type: 'text', maxLength: 40 }, 'The emergency number of the region.'),
    described(
      { name: 'translations', type: 'json', defaultValue: {} },
      'By the code of a language: its name, hours and forWhom there.',
    ),
    described(
      { name: 'source', type: 'text', required: true, validate: isAddress },
      'Where this is from: a page of the organization or of an authority.',
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
