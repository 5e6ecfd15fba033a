import { CREDENTIAL_LENGTH, SIGN_OFF_NOTE_LENGTH } from '@common-ground/api/contracts/limits.ts';
import type { Field } from 'payload';
import { nobody, staff } from '../../access/rules.ts';
import { described } from '../../fields/described.ts';
import { defineCollection } from '../defineCollection.ts';

const moment = (name: string): Field => ({
  name,
  type: 'date',
  required: true,
  admin: { date: { pickerAppearance: 'dayAndTime' } },
});

/** Written by `api/features/sign-offs` alone. A trigger refuses changes, except to clear a deleted user or page. */
export const SignOffs = defineCollection({
  slug: 'sign-offs',
  labels: { singular: 'Medical sign-off', plural: 'Medical sign-offs' },
  group: 'Encyclopedia',
  description: 'Who signed which text, with which credential, until when. Nothing here is ever changed or removed.',
  title: 'title',
  columns: ['title', 'signerName', 'credential', 'signedAt', 'nextReviewAt', 'withdraws'],
  searchable: ['title', 'signerName', 'credential'],
  access: { create: nobody, read: staff, update: nobody, delete: nobody },
  lockDocuments: false,
  timestamps: false,
  fields: [
    described(
      { name: 'condition', type: 'relationship', relationTo: 'conditions', index: true },
      'Empty when the page is gone.',
    ),
    { name: 'title', type: 'text', required: true, admin: { description: 'Name of the page when it was signed.' } },
    described({ name: 'section', type: 'text' }, 'The part of the page that was signed; empty: all of it.'),
    described(
      { name: 'withdraws', type: 'relationship', relationTo: 'sign-offs', unique: true },
      'The sign-off that this withdraws. Empty for a sign-off.',
    ),
    described(
      { name: 'user', type: 'relationship', relationTo: 'users', index: true },
      'Who signed, or took it back; empty when the account is gone.',
    ),
    { name: 'signerName', type: 'text', admin: { description: 'As it stood then.' } },
    described({ name: 'credential', type: 'text', required: true, maxLength: CREDENTIAL_LENGTH }, 'As it stood then.'),
    moment('signedAt'),
    { ...moment('nextReviewAt'), index: true } as Field,
    // A withdrawal has copies of the digest and the version of its sign-off.
    { name: 'digest', type: 'text', required: true, admin: { description: 'SHA-256 of the texts that were signed.' } },
    { name: 'version', type: 'number', required: true, admin: { description: 'The published version that was read.' } },
    { name: 'note', type: 'textarea', maxLength: SIGN_OFF_NOTE_LENGTH },
  ],
});
