import { ClientError, CODE_NEEDED } from '@common-ground/api/contracts/client.ts';
import { type Plural, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { serverMessage } from '../../session/serverMessage.ts';

export type AccountFailure = {
  /** What is wrong with fields, by their names. */
  errors?: Record<string, string>;
  /**
   * What the server said, in the reader's language; null where it said nothing that a reader could use, undefined where
   * the words at a field are all there is to say.
   */
  said: string | null | undefined;
  /** How long to wait, as a sentence, where there were too many attempts. */
  wait: string | null;
};

/** Answers of whatever stands before the API while that is away. Their words are not for readers. */
const AWAY = [502, 503, 504];

type Refused = AccountFailure & { said: string | null };

/** Whether nothing was wrong but that the account asks for a code as well. */
export function isCodeNeeded(error: unknown): boolean {
  return error instanceof ClientError && error.body.trim() === CODE_NEEDED;
}

/** What to tell of a call that failed. */
export function failureOf(error: unknown, { waitMinutes }: { waitMinutes: Plural }, language: string): Refused {
  if (!(error instanceof ClientError)) return { said: null, wait: null };
  const { status, retryAfterSeconds } = error;
  const minutes = status === 429 && retryAfterSeconds !== null ? Math.max(1, Math.ceil(retryAfterSeconds / 60)) : 0;
  return {
    said: AWAY.includes(status) ? null : serverMessage(error, language),
    wait: minutes > 0 ? plural(language, waitMinutes, minutes) : null,
  };
}
