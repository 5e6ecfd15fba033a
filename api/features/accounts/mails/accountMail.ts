import { createLetter, type Letter, type Reader } from '../../../platform/mail/createLetter.ts';

/** The token of the link is in the fragment of the address, which browsers do not send to a server. */
export function resetMail(reader: Reader, token: string): Letter {
  return createLetter(reader, `/auth/reset#${token}`, (words) => ({
    subject: words.resetSubject,
    before: [words.resetReason],
    label: words.resetAction,
    after: [words.resetTerms, words.resetIgnore],
  }));
}

export function verificationMail(reader: Reader, token: string): Letter {
  return createLetter(reader, `/auth/verify#${token}`, (words) => ({
    subject: words.verifySubject,
    before: [words.verifyReason],
    label: words.verifyAction,
    after: [words.verifyTerms, words.verifyIgnore],
  }));
}

export function passwordChangedMail(reader: Reader): Letter {
  return createLetter(reader, '/auth/forgot', (words) => ({
    subject: words.changedSubject,
    before: [words.changedReason, words.changedIgnore, words.changedAlarm],
    label: words.resetAction,
    after: [],
  }));
}

export function factorRemovedMail(reader: Reader): Letter {
  return createLetter(reader, '/auth/forgot', (words) => ({
    subject: words.factorSubject,
    before: [words.factorReason, words.factorIgnore, words.changedAlarm],
    label: words.resetAction,
    after: [],
  }));
}

export function addressChangedMail(reader: Reader): Letter {
  return createLetter(reader, '/contact', (words) => ({
    subject: words.addressSubject,
    before: [words.addressReason, words.changedIgnore, words.addressAlarm],
    label: words.addressAction,
    after: [],
  }));
}
