import {
  BIO_LENGTH,
  INTEREST_LENGTH,
  INTERESTS,
  LOCATION_LENGTH,
  WEBSITE_LENGTH,
} from '@common-ground/api/contracts/limits.ts';
import { isWebAddress } from '@common-ground/api/contracts/webAddress.ts';
import type { ProfileWords } from '@common-ground/api/contracts/wording/accountsProfile.ts';
import { fill, plural } from '@common-ground/api/contracts/wording/plural.ts';

/** Name of the draft with the unsaved profile. */
export const PROFILE_DRAFT = 'profile';

/** Values of the form fields. Interests are one text, separated by commas. */
export type ProfileDraft = { bio: string; location: string; website: string; interests: string };

/** Returns a message for each field that the server would refuse, by field name. */
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

/** Splits text at commas into trimmed interests, without empty and repeated ones. */
export function splitInterests(text: string): string[] {
  // Arabic keyboards have the Arabic comma.
  const pieces = text.split(/[,،]/).map((interest) => interest.trim());
  return [...new Set(pieces.filter(Boolean))];
}

export function joinInterests(interests: string[]): string {
  return interests.join(', ');
}
