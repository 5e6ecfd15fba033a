import { ClientError, CODE_NEEDED } from '@common-ground/api/contracts/client.ts';
import { type Plural, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { isUnreached } from '../../session/isUnreached.ts';
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

/** `unreached` is said where nothing was judged, in place of nothing. */
export type FailureWords = { waitMinutes: Plural; unreached?: string };

type Refused = AccountFailure & { said: string | null };

/** Whether nothing was wrong but that the account asks for a code as well. */
export function isCodeNeeded(error: unknown): boolean {
  return error instanceof ClientError && error.body.trim() === CODE_NEEDED;
}

/** What to tell of a call that failed. */
export function failureOf(error: unknown, words: FailureWords, language: string): Refused {
  const { status, retryAfterSeconds } = error instanceof ClientError ? error : NO_ANSWER;
  const minutes = status === 429 && retryAfterSeconds !== null ? Math.max(1, Math.ceil(retryAfterSeconds / 60)) : 0;
  const said = isUnreached(error) ? null : serverMessage(error, language);
  return {
    said: said ?? (isJudged(status) ? null : (words.unreached ?? null)),
    wait: minutes > 0 ? plural(language, words.waitMinutes, minutes) : null,
  };
}

const NO_ANSWER = { status: 0, retryAfterSeconds: null };

/** Whether what was sent has been looked at and refused. */
function isJudged(status: number): boolean {
  return status >= 400 && status < 500;
}
