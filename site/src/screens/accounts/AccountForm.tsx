import type { FormWords } from '@common-ground/api/contracts/wording/form.ts';
import { Form, type Sending } from '../../components/form/Form.tsx';
import { FormWordsProvider } from '../../components/form/formWords.ts';
import type { Parts } from '../../components/text/Text.tsx';
import { prepareToasts } from '../../components/toaster/showCatalogueToast.ts';
import type { AccountFailure } from './toAccountFailure.ts';

type Props<Failed extends AccountFailure> = {
  sending: Sending<Failed>;
  /** `failed` is the message shown when the server sent none. */
  words: { text?: string; submit: string; busy: string; failed: string };
  form?: FormWords;
  isHidden?: boolean;
  cancel?: string;
  onCancel?: () => void;
  startsFocused?: boolean;
  children?: Parts;
};

export function AccountForm<Failed extends AccountFailure>({
  sending,
  words,
  form,
  isHidden,
  children,
  ...rest
}: Props<Failed>) {
  const { text, submit, busy, failed } = words;
  return (
    <FormWordsProvider value={form ?? null}>
      <Form
        sending={sending}
        submit={submit}
        busy={busy}
        method="post"
        hidden={isHidden}
        {...rest}
        // Loads the toasts in advance, because a toast about a lost connection could not be loaded then.
        onFocus={() => void prepareToasts()}
        intro={text && <p>{text}</p>}
        failed={({ said, wait }) => (
          <>
            <p>{said ?? failed}</p>
            {wait && <p>{wait}</p>}
          </>
        )}
      >
        {children}
      </Form>
    </FormWordsProvider>
  );
}

export function AccountLinks({ children }: { children: Parts }) {
  return <p className="mt-6 grid justify-items-start border-t border-line pt-3 [&_a]:touch">{children}</p>;
}
