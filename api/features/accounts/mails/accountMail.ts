import { type Letter, letter, type Reader } from '../../../platform/mail/letter.ts';

/** A link for a new password. The token stands in the part of the address that no browser sends to a server. */
export function resetMail(reader: Reader, token: string): Letter {
  return letter(reader, `/auth/reset#${token}`, (words) => ({
    subject: words.resetSubject,
    before: [words.resetReason],
    label: words.resetAction,
    after: [words.resetTerms, words.resetIgnore],
  }));
}

export function verificationMail(reader: Reader, token: string): Letter {
  return letter(reader, `/auth/verify#${token}`, (words) => ({
    subject: words.verifySubject,
    before: [words.verifyReason],
    label: words.verifyAction,
    after: [words.verifyTerms, words.verifyIgnore],
  }));
}

/** Tells the owner of an account that its password is another one now. */
export function passwordChangedMail(reader: Reader): Letter {
  return letter(reader, '/auth/forgot', (words) => ({
    subject: words.changedSubject,
    before: [words.changedReason, words.changedIgnore, words.changedAlarm],
    label: words.resetAction,
    after: [],
  }));
}

/** Tells the owner of an account that it no longer asks for a code, by their doing or an administrator's. */
export function factorRemovedMail(reader: Reader): Letter {
  return letter(reader, '/auth/forgot', (words) => ({
    subject: words.factorSubject,
    before: [words.factorReason, words.factorIgnore, words.changedAlarm],
    label: words.resetAction,
    after: [],
  }));
}

/** Goes to the address that was the account's until now, which opens nothing any more. */
export function addressChangedMail(reader: Reader): Letter {
  return letter(reader, '/contact', (words) => ({
    subject: words.addressSubject,
    before: [words.addressReason, words.changedIgnore, words.addressAlarm],
    label: words.addressAction,
    after: [],
  }));
}
