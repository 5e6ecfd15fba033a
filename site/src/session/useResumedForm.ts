import { useEffect } from 'react';
import { takeResumedForm } from './resumedForm.ts';
import { $userId } from './session.ts';

/** Opens the form of a draft once its writer is back from signing in again. `draft` is null while there is none to open. */
export function useResumedForm(draft: string | null, open: () => void): void {
  useEffect(
    () =>
      // A session may also come back in another tab.
      $userId.subscribe((id) => {
        if (id !== null && draft !== null && takeResumedForm(draft)) open();
      }),
    [draft],
  );
}
