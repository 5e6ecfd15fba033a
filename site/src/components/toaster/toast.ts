import type { ToastKind } from '@common-ground/api/contracts/wording/toasts/index.ts';

/** A short message that lies over the page for a while. Nothing may be said in a toast alone. */
export type Toast = {
  title: string;
  text?: string;
  /** `destructive` for what failed or was refused; screen readers read it at once. */
  variant?: 'plain' | 'destructive';
  /** A place where one can do something about it. */
  link?: { label: string; href: string };
  /** Something that can be done at once. Can be done elsewhere too, as a toast goes away. */
  action?: { label: string; onPress: () => void };
};

/** A toast of the catalogue, in any language. */
export type SaidToast = {
  kind: ToastKind;
  /** In place of the catalogue's sentence: what the server said. */
  text?: string | null;
  /** Leads to signing in, and back here. */
  signInHref?: string;
  /** Points of a completed module of a learning path. */
  points?: number;
  /** Called by the button of a toast about a newer version. */
  onPress?: () => void;
};

/** How long a toast stays, in milliseconds; not counted while it is pointed at, has the focus, or the window has not. */
export const TOAST_MS = 5000;
/** A swipe to the right that is longer, in pixels, dismisses it. */
export const TOAST_SWIPE_PX = 50;
/** Moves the focus to the toast, as `KeyboardEvent.code`. */
export const TOAST_HOTKEY = 'F8';
