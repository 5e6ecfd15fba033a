import { useState } from 'react';
import { Dialog } from '../../../../components/form/Dialog.tsx';
import { dangerous } from '../../../../components/form/looks.ts';
import { useProfile } from '../context.ts';
import { Section } from '../parts/Section.tsx';
import { DeletionForm } from './DeletionForm.tsx';

/** The last thing of the page, and never by one press alone. */
export function DeleteAccount() {
  const { words } = useProfile();
  const { deletion } = words;
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <Section title={deletion.title} intro={deletion.text}>
      <button className={dangerous} type="button" onClick={() => setAsking(true)}>
        {deletion.open}
      </button>
      <Dialog title={deletion.dialogTitle} isOpen={isAsking} onClose={close}>
        <DeletionForm onKept={close} />
      </Dialog>
    </Section>
  );
}
