import { ClientError } from '@common-ground/api/contracts/client.ts';
import { Alert } from '../../components/form/Alert.tsx';
import type { Parts } from '../../components/text/Parts.ts';
import { type AccountFailure, type FailureWords, failureOf } from './failureOf.ts';
import type { MailedLinkWords } from './words.ts';

/** The mailed link leads nowhere; `children` is the way to another one. */
export function LinkNotValid({ words, children }: { words: MailedLinkWords; children: Parts }) {
  return (
    <div className="form">
      <Alert>
        <p>{words.linkNotValid}</p>
        <p>{words.linkHint}</p>
      </Alert>
      <p className="buttons">{children}</p>
    </div>
  );
}

/** `isLinkRefused`: it is the mailed link that was refused, and another try with it would come to the same. */
export type LinkFailure = AccountFailure & { isLinkRefused?: boolean };

/** What to tell of a call with a mailed link that failed. */
export function linkFailureOf(error: unknown, words: FailureWords, language: string): LinkFailure {
  return { ...failureOf(error, words, language), isLinkRefused: isLinkRefused(error) };
}

function isLinkRefused(error: unknown): boolean {
  return error instanceof ClientError && (/^token: /.test(error.body) || error.status === 404 || error.status === 410);
}
