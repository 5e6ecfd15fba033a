import { type Letter, letter, type Reader } from '../../../platform/mail/letter.ts';

export type GuestNews = 'asked' | 'published' | 'rejected';

const PROFILE = '/profile';

/**
 * Tells the address that somebody gave who sent something in without an account. It may be another's, so the mail holds
 * nothing that anybody typed: reason and texts stand on the profile of whoever confirms the address.
 * @param page address of the page that came of it
 */
export function guestMail(reader: Reader, news: GuestNews, page: string | null): Letter {
  return letter(reader, news === 'published' && page ? page : PROFILE, (words) => {
    const { guestTerms: terms, guestIgnore: ignore } = words;
    switch (news) {
      case 'asked':
        return {
          subject: words.guestAskedSubject,
          before: [words.guestAskedReason, terms],
          label: words.guestAskedAction,
          after: [ignore],
        };
      case 'published':
        return {
          subject: words.guestPublishedSubject,
          before: [words.guestPublishedReason],
          label: words.guestPublishedAction,
          after: [ignore],
        };
      case 'rejected':
        return {
          subject: words.guestRejectedSubject,
          before: [words.guestRejectedReason, terms],
          label: words.guestRejectedAction,
          after: [ignore],
        };
    }
  });
}
