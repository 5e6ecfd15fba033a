import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FORMER_MEMBER } from '@common-ground/api/contracts/accounts/personalData.ts';
import { ROLES, STAFF } from '@common-ground/api/contracts/accounts/roles.ts';
import { EXCERPT_LENGTH, POSTS_PAGE } from '@common-ground/api/contracts/forum/topics.ts';
import {
  CORRECTION_MIN,
  MAX_DESK_PREFERENCE_BYTES,
  MAX_DESK_PREFERENCE_KEY,
  MAX_DESK_PREFERENCES,
} from '@common-ground/api/contracts/limits.ts';
import { COUNTED_KINDS, MAX_INBOX_NOTIFICATIONS } from '@common-ground/api/contracts/notifications/notifications.ts';
import { PRIORITY } from '@common-ground/api/contracts/publishing/publisherState.ts';
import { MARKS } from '@common-ground/api/features/accounts/names/confusables.ts';
import { IS_LAST_ADMINISTRATOR } from '@common-ground/api/features/accounts/queries/standing.ts';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const quoteAll = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(', ');
const CORRECTION = `CHECK (char_length(what) BETWEEN ${CORRECTION_MIN} AND `;

/** Each file with all its places that have the value of a constant of TypeScript. */
it.each([
  ['account/looks.sql', [`'[${MARKS}]'`]],
  ['account/role_given.sql', [`OLD.role IN (${quoteAll(ROLES.filter((role) => !STAFF.includes(role)))})`]],
  ['desk/check_preference.sql', [`length(NEW.key) > ${MAX_DESK_PREFERENCE_KEY} `]],
  ['desk/check_preference.sql', [`octet_length(NEW.value::text) > ${MAX_DESK_PREFERENCE_BYTES} `]],
  ['desk/drop_old_preferences.sql', [`OFFSET ${MAX_DESK_PREFERENCES}\n`]],
  ['erasure/forget_person.sql', [`user_name = '${FORMER_MEMBER}'`]],
  ['erasure/keep_an_administrator.sql', [`ERRCODE = '${IS_LAST_ADMINISTRATOR}'`]],
  ['forum/beginning.sql', [`length(plain) <= ${EXCERPT_LENGTH} `, `left(plain, ${EXCERPT_LENGTH + 1})`]],
  ['forum/link.sql', [`number <= ${POSTS_PAGE} `, `ceil(number / ${POSTS_PAGE})`, `ceil(number / ${POSTS_PAGE})`]],
  ['forum/page_of.sql', [`ceil(number / ${POSTS_PAGE})`]],
  ['inbox/tell.sql', [`OFFSET ${MAX_INBOX_NOTIFICATIONS})`]],
  ['inbox/tell_counted.sql', [`kind IN (${quoteAll(COUNTED_KINDS)})`]],
  ['publisher/waiting.sql', [`WHEN 'rebuild' THEN ${PRIORITY.rebuild} ELSE ${PRIORITY.own} END`]],
  ['../migrations/baseline/06_contributions.sql', [CORRECTION, CORRECTION]],
  ['../migrations/baseline/09_notifications.sql', [`kind IN (${quoteAll(COUNTED_KINDS)})`]],
])('%s has the constants of TypeScript', (file, places) => {
  let rest = read(file);
  for (const place of places) {
    expect(rest).toContain(place);
    rest = rest.slice(rest.indexOf(place) + place.length);
  }
});
