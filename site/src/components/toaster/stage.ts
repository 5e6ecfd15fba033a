import { giveFocus } from '../focus/giveFocus.ts';

/** Element of the toasts. It moves into an open modal dialog, because that makes everything outside it inert. */
let element: HTMLElement | undefined;
/** Element that had the focus before the toast. */
let before: HTMLElement | null = null;

/** Returns the element of the toasts, placed where it can be seen and reached now. */
export function placeToaster(): HTMLElement {
  element ??= create();
  // The toast with the focus is about to be replaced, so the list takes the focus.
  if (element.contains(document.activeElement)) element.querySelector('ol')?.focus();
  place();
  return element;
}

/** Hides the toasts. Moves the focus from a toast to the element that had it before, or to a fallback. */
export function hideToaster(): void {
  if (element?.contains(document.activeElement)) giveFocus(before);
  hide();
}

function create(): HTMLElement {
  const made = document.createElement('div');
  made.className = 'toaster';
  made.popover = 'manual';
  made.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !made.contains(relatedTarget)) before = relatedTarget;
  });
  // An element that opens over the toast, such as the drawer, would hide it. The event does not bubble.
  document.addEventListener(
    'toggle',
    ({ target, newState }: ToggleEvent) => {
      if (newState === 'open' && target !== made && isShown()) place();
    },
    true,
  );
  return made;
}

function place(): void {
  if (!element) return;
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const parent = dialog ?? document.body;
  if (element.parentElement !== parent) {
    parent.append(element);
    // Moves the toast out of the dialog when that closes, so that the toast stays.
    dialog?.addEventListener('close', place, { once: true });
  }
  // Showing the popover again puts it on top.
  hide();
  element.showPopover?.();
}

function hide(): void {
  if (isShown()) element?.hidePopover();
}

/** Browsers without popovers show the element as it is, and throw when asked for `:popover-open`. */
function isShown(): boolean {
  return element !== undefined && 'popover' in element && element.matches(':popover-open');
}
