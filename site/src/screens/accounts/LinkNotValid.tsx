import { ClientError } from '@common-ground/api/contracts/client.ts';
import { Alert } from '../../components/form/Alert.tsx';
import type { Parts } from '../../components/text/Text.tsx';
import { type AccountFailure, type FailureWords, toAccountFailure } from './toAccountFailure.ts';
import type { MailedLinkWords } from './words.ts';

/** Shows that a mailed link is not valid. `children` is a link or button to get a new one. */
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

/** `isLinkRefused`: whether the server refused the link itself, so that a retry with the same link would fail too. */
export type LinkFailure = AccountFailure & { isLinkRefused?: boolean };

export function toLinkFailure(error: unknown, words: FailureWords, language: string): LinkFailure {
  return { ...toAccountFailure(error, words, language), isLinkRefused: isLinkRefused(error) };
}

function isLinkRefused(error: unknown): boolean {
  return error instanceof ClientError && (/^token: /.test(error.body) || error.status === 404 || error.status === 410);
}
