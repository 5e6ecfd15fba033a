import { ClientError, CODE_NEEDED, SET_UP_NEEDED } from '@common-ground/api/contracts/client.ts';
import { type Plural, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { hasNotReachedService } from '../../session/hasNotReachedService.ts';
import { readServerMessage } from '../../session/readServerMessage.ts';

export type AccountFailure = {
  /** Messages by field name. */
  errors?: Record<string, string>;
  /** Reason for the reader, null when there is none. Undefined when the messages at the fields suffice. */
  said: string | null | undefined;
  /** Sentence that says how long to wait after too many attempts, else null. */
  wait: string | null;
};

/** `unreached` is the text when the server did not judge the request and sent no usable message. */
export type FailureWords = { waitMinutes: Plural; unreached?: string };

type Refused = AccountFailure & { said: string | null };

/** Whether the credentials are right and only the code of the second factor is missing. */
export function isCodeNeeded(error: unknown): boolean {
  return hasMessage(error, CODE_NEEDED);
}

/** Whether the credentials are right and the user must set up a second factor first. */
export function isSetUpNeeded(error: unknown): boolean {
  return hasMessage(error, SET_UP_NEEDED);
}

function hasMessage(error: unknown, message: string): boolean {
  return error instanceof ClientError && error.body.trim() === message;
}

/** Returns the failure of an attempt that must be repeated with a code: only a message at its field. */
export function toCodeFailure(error: unknown, words: FailureWords, language: string): AccountFailure {
  return { errors: { code: toAccountFailure(error, words, language).said ?? '' }, said: undefined, wait: null };
}

export function toAccountFailure(error: unknown, words: FailureWords, language: string): Refused {
  const { status, retryAfterSeconds } = error instanceof ClientError ? error : NO_RESPONSE;
  const minutes = status === 429 && retryAfterSeconds !== null ? Math.max(1, Math.ceil(retryAfterSeconds / 60)) : 0;
  const said = hasNotReachedService(error) ? null : readServerMessage(error, language);
  return {
    said: said ?? (isRefusedByServer(status) ? null : (words.unreached ?? null)),
    wait: minutes > 0 ? plural(language, words.waitMinutes, minutes) : null,
  };
}

const NO_RESPONSE = { status: 0, retryAfterSeconds: null };

/** Whether the server looked at the request and refused it. */
function isRefusedByServer(status: number): boolean {
  return status >= 400 && status < 500;
}
