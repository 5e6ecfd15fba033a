import {
  BIO_LENGTH,
  INTEREST_LENGTH,
  INTERESTS,
  LOCATION_LENGTH,
  WEBSITE_LENGTH,
} from '@common-ground/api/contracts/limits.ts';
import { isWebAddress } from '@common-ground/api/contracts/webAddress.ts';
import type { ProfileWords } from '@common-ground/api/contracts/wording/accounts/profile/index.ts';
import { fill, plural } from '@common-ground/api/contracts/wording/plural.ts';

/** What somebody wrote when the server no longer knew their session, by its name among drafts. */
export const PROFILE_DRAFT = 'profile';

/** The fields of the form, as they stand in it. */
export type ProfileDraft = { bio: string; location: string; website: string; interests: string };

/** What the server would refuse, said by its field; nothing where it would take everything. */
export function checkProfile(draft: ProfileDraft, words: ProfileWords['form'], lang: string): Record<string, string> {
  const tooLong = (text: string, most: number) => {
    const over = text.trim().length - most;
    return over > 0 ? plural(lang, words.tooLong, over) : undefined;
  };
  const website = draft.website.trim();
  const interests = splitInterests(draft.interests);
  const longInterest = interests.find((interest) => interest.length > INTEREST_LENGTH);
  const errors = {
    bio: tooLong(draft.bio, BIO_LENGTH),
    location: tooLong(draft.location, LOCATION_LENGTH),
    website: website && !isWebAddress(website) ? words.noAddress : tooLong(website, WEBSITE_LENGTH),
    interests: longInterest
      ? fill(words.interestTooLong, { interest: longInterest })
      : interests.length > INTERESTS
        ? plural(lang, words.tooMany, interests.length - INTERESTS)
        : undefined,
  };
  return Object.fromEntries(Object.entries(errors).flatMap(([field, error]) => (error ? [[field, error]] : [])));
}

/** Interests out of what was typed: split at commas, trimmed, without empty ones and without any a second time. */
export function splitInterests(text: string): string[] {
  // The Arabic comma too: it is the one that the keyboard of that language has.
  const pieces = text.split(/[,،]/).map((interest) => interest.trim());
  return [...new Set(pieces.filter(Boolean))];
}

export function joinInterests(interests: string[]): string {
  return interests.join(', ');
}
