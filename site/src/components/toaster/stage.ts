import { giveFocus } from '../focus/giveFocus.ts';

/**
 * Where toasts stand: above everything, the drawer and its backdrop too, and never in a part of the page that is inert.
 * The top layer alone does not do that, because an open modal dialog makes all inert that is not inside it.
 */
let element: HTMLElement | undefined;
/** What had the focus before the toast got it. */
let before: HTMLElement | null = null;

/** The element that toasts are drawn into, put where they can be seen and reached now. */
export function stage(): HTMLElement {
  element ??= create();
  // Who is in the toast that is about to be replaced stays in the toasts.
  if (element.contains(document.activeElement)) element.querySelector('ol')?.focus();
  place();
  return element;
}

/** Gives the focus back to what had it, if the toast that goes away has it; that may be gone meanwhile, or out of reach. */
export function leaveStage(): void {
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
  // What opens over the toast, such as the drawer, would hide it. The event does not bubble.
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
    // The toast outlives the dialog that it speaks of.
    dialog?.addEventListener('close', place, { once: true });
  }
  // Shown anew, it lies over what was opened since.
  hide();
  element.showPopover?.();
}

function hide(): void {
  if (isShown()) element?.hidePopover();
}

/** Where popovers are not known it is drawn as it stands, and asking for its state is an error. */
function isShown(): boolean {
  return element !== undefined && 'popover' in element && element.matches(':popover-open');
}
