import { useEffect } from 'react';
import { takeResumedForm } from './resumedForm.ts';
import { $userId } from './session.ts';

/** Opens the form of a draft once its writer has signed in again. `draft` is null when there is no form to open. */
export function useResumedForm(draft: string | null, open: () => void): void {
  useEffect(
    () =>
      $userId.subscribe((id) => {
        if (id !== null && draft !== null && takeResumedForm(draft)) open();
      }),
    [draft],
  );
}
