import { isComposing } from '@common-ground/api/contracts/compositionKeys.ts';
import { giveFocus, lendFocus } from '../../components/focus/giveFocus.ts';
import { $settings } from '../../session/accessibility.ts';

const HEADINGS = 'main :is(h1, h2, h3)';

/**
 * Handles the shortcuts of the setting "Keyboard navigation". They are single characters, so they work only when the
 * reader has switched them on (WCAG 2.1.4), and not in fields and dialogs or with Ctrl, Alt or Meta.
 */
export function watchKeys(showKeys: () => void): void {
  // Actions by character, so that the reader's keyboard layout decides which key it is.
  const actions: Record<string, () => void> = {
    '?': showKeys,
    '/': goToSearch,
    n: () => goToHeading(1),
    p: () => goToHeading(-1),
  };
  document.addEventListener('keydown', (event) => {
    const { key, code, shiftKey, target, ctrlKey, altKey, metaKey } = event;
    if (!$settings.get().keyboardNavigation || ctrlKey || altKey || metaKey) return;
    if (isComposing(event) || event.defaultPrevented) return;
    if (target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog')) return;
    const name = toKeyName(key.toLowerCase(), code, shiftKey);
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action) return;
    event.preventDefault();
    action();
  });
}

/** Returns the character; on a keyboard of another script, the Latin one at the place of the key. */
function toKeyName(key: string, code: string, isShifted: boolean): string {
  if (/^[\x21-\x7e]$/.test(key) || key.length > 1) return key;
  if (code === 'Slash') return isShifted ? '?' : '/';
  return code.replace(/^Key/, '').toLowerCase();
}

function goToSearch(): void {
  const boxes = [...document.querySelectorAll<HTMLElement>('[type=search]')];
  giveFocus(boxes.find((box) => box.checkVisibility?.() !== false) ?? '.menu-button');
}

/** Focuses the next or previous heading, from the focused element in `main`, else from the top of the window. */
function goToHeading(step: 1 | -1): void {
  const headings = [...document.querySelectorAll<HTMLElement>(HEADINGS)].filter(
    (one) => one.checkVisibility?.() !== false,
  );
  const at = document.activeElement;
  const isBefore = (heading: HTMLElement) =>
    at?.closest('main') && at.id !== 'content'
      ? (at.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
      : heading.getBoundingClientRect().bottom < 0;
  const others = headings.filter((heading) => heading !== at);
  const passed = others.filter(isBefore).length;
  const heading = others[step === 1 ? passed : passed - 1];
  if (heading) lendFocus(heading);
}
