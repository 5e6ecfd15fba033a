import { profileChangeSchema } from '@common-ground/api/contracts/accounts/accounts.ts';
import {
  BIO_LENGTH,
  INTEREST_LENGTH,
  INTERESTS,
  LOCATION_LENGTH,
  WEBSITE_LENGTH,
} from '@common-ground/api/contracts/limits.ts';
import { profile as words } from '@common-ground/api/contracts/wording/en/accounts/profile.ts';
import { expect, it } from 'vitest';
import { checkProfile, joinInterests, type ProfileDraft, splitInterests } from './checkProfile.ts';

const NOTHING: ProfileDraft = { bio: '', location: '', website: '', interests: '' };
const many = (count: number) => Array.from({ length: count }, (_, place) => `interest ${place}`).join(', ');
const address = (length: number) => `https://example.org/${'x'.repeat(length)}`.slice(0, length);

const DRAFTS: [string, Partial<ProfileDraft>, Partial<Record<keyof ProfileDraft, string>>][] = [
  ['empty fields', {}, {}],
  ['a bio of the maximum length', { bio: 'x'.repeat(BIO_LENGTH) }, {}],
  ['spaces around a bio of the maximum length', { bio: ` ${'x'.repeat(BIO_LENGTH)} ` }, {}],
  ['a bio that is too long', { bio: 'x'.repeat(BIO_LENGTH + 1) }, { bio: 'This is 1 character too long.' }],
  [
    'a location that is too long',
    { location: 'x'.repeat(LOCATION_LENGTH + 2) },
    { location: 'This is 2 characters too long.' },
  ],
  ['a web address', { website: ' https://example.org ' }, {}],
  ['an address without a scheme', { website: 'example.org' }, { website: words.form.noAddress }],
  ['a script address', { website: 'javascript:alert(1)' }, { website: words.form.noAddress }],
  [
    'a web address that is too long',
    { website: address(WEBSITE_LENGTH + 1) },
    { website: 'This is 1 character too long.' },
  ],
  ['the maximum number of interests', { interests: many(INTERESTS) }, {}],
  ['too many interests', { interests: many(INTERESTS + 2) }, { interests: 'These are 2 interests too many.' }],
  [
    'an interest that is too long',
    { interests: `a, ${'x'.repeat(INTEREST_LENGTH + 1)}` },
    { interests: expect.stringContaining('shorten') },
  ],
];

it.each(DRAFTS)('agrees with the server about %s', (_, given, errors) => {
  const draft = { ...NOTHING, ...given };
  expect(checkProfile(draft, words.form, 'en')).toEqual(errors);
  const { success } = profileChangeSchema.safeParse({ ...draft, interests: splitInterests(draft.interests) });
  expect(success).toBe(Object.keys(errors).length === 0);
});

it.each([
  ['music, chess', ['music', 'chess']],
  ['  music ,, chess ,', ['music', 'chess']],
  ['music, chess, music', ['music', 'chess']],
  ['موسيقى، شطرنج', ['موسيقى', 'شطرنج']],
  ['', []],
  [' , ,, ', []],
  ['<b>bold</b>', ['<b>bold</b>']],
])('splits %j into %j', (text, interests) => {
  expect(splitInterests(text)).toEqual(interests);
});

it('restores interests that were joined into one text', () => {
  const interests = ['music', 'wheelchair sports', 'C++'];
  expect(splitInterests(joinInterests(interests))).toEqual(interests);
});
