import type { ToastKind } from '@common-ground/api/contracts/wording/toasts.ts';

/** A short message over the page. Its content must also be shown elsewhere. */
export type Toast = {
  title: string;
  text?: string;
  /** `destructive` for a failure or refusal, which screen readers announce at once. */
  variant?: 'plain' | 'destructive';
  link?: { label: string; href: string };
  /** An action, which must also be available elsewhere because a toast disappears. */
  action?: { label: string; onPress: () => void };
};

export type CatalogueToast = {
  kind: ToastKind;
  /** Message of the server, which replaces the catalogue's sentence. */
  text?: string | null;
  /** Address of sign-in that leads back to this page. */
  signInHref?: string;
  points?: number;
  onPress?: () => void;
};

/** Milliseconds that a toast stays. They pause while it has the pointer or the focus, or the window is not focused. */
export const TOAST_MS = 5000;
/** Minimum length of a swipe to the right that dismisses a toast, in pixels. */
export const TOAST_SWIPE_PX = 50;
/** `KeyboardEvent.code` of the key that moves the focus to the toast. */
export const TOAST_HOTKEY = 'F8';
