import type { ReactNode } from 'react';
import { Alert } from '../../components/form/Alert.tsx';
import type { MailedLinkWords } from './words.ts';

/** The mailed link leads nowhere; `children` is the way to another one. */
export function LinkNotValid({ words, children }: { words: MailedLinkWords; children: ReactNode }) {
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
