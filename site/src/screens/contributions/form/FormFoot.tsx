import { CONTENT_LICENSE } from '@common-ground/api/contracts/product.ts';
import { useRef, useState } from 'react';
import { Dialog } from '../../../components/form/Dialog.tsx';
import { SubmitButton } from '../../../components/form/Form.tsx';
import { dangerous } from '../../../components/form/looks.ts';
import { Filled } from '../../../components/text/Filled.tsx';
import type { Parts } from '../../../components/text/Text.tsx';
import { useOnline } from '../../../session/offline/useOnline.ts';
import { useForm } from './FormFrame.tsx';

type Props = {
  submit: string;
  isBusy: boolean;
  /** Whether the browser stores the draft. */
  isKept: boolean;
  /** Whether Reset would delete text, so that it asks first. */
  isWritten: boolean;
  onReset: () => void;
  children?: Parts;
};

export function FormFoot({ submit, isBusy, isKept, isWritten, onReset, children }: Props) {
  const { words } = useForm();
  const isOnline = useOnline();
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const resetButton = useRef<HTMLButtonElement>(null);

  function reset() {
    setAsking(false);
    onReset();
    setSaid(words.reset.done);
    resetButton.current?.focus();
  }

  return (
    <>
      <p className="offline-note notice-box px-4 py-3 empty:hidden" role="status">
        {!isOnline && words.offline}
      </p>
      <p className="hint">
        <Filled text={words.license} values={{ license: <a href={CONTENT_LICENSE.url}>{CONTENT_LICENSE.name}</a> }} />
      </p>
      <div className="buttons">
        <SubmitButton isBusy={isBusy} busyLabel={words.sending} worksOffline>
          {submit}
        </SubmitButton>
        <button
          className="button quiet"
          type="button"
          ref={resetButton}
          onClick={() => (isWritten ? setAsking(true) : reset())}
        >
          {words.reset.button}
        </button>
        {children}
      </div>
      <p className="sr-only" role="status">
        {!isWritten && said}
      </p>
      <p className="hint">{isKept ? words.isKept : words.notKept}</p>
      <Dialog title={words.reset.title} isOpen={isAsking} onClose={() => setAsking(false)}>
        <p>{words.reset.text}</p>
        <div className="buttons">
          <button className={dangerous} type="button" onClick={reset}>
            {words.reset.confirm}
          </button>
          <button className="button" type="button" onClick={() => setAsking(false)}>
            {words.reset.keep}
          </button>
        </div>
      </Dialog>
    </>
  );
}
