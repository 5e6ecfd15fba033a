import { atom } from 'nanostores';
import { createRoot } from 'react-dom/client';
import '../../styles/late.ts';
import { leaveStage, stage } from './stage.ts';
import { Toaster } from './Toaster.tsx';
import type { Toast } from './toast.ts';

/** The one toast there is; its number tells it from the one before, which may say the same. */
export type ShownToast = Toast & { number: number };

const $toast = atom<ShownToast | null>(null);

let isMounted = false;
let number = 0;

export function present(toast: Toast): void {
  const element = stage();
  if (!isMounted) createRoot(element).render(<Toaster $toast={$toast} element={element} onClose={close} />);
  isMounted = true;
  number += 1;
  $toast.set({ ...toast, number });
}

function close(): void {
  leaveStage();
  $toast.set(null);
}
