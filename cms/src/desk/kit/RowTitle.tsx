'use client';

import { useCollapsible, useFormFields, useRowLabel } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

type Props = {
  /** What a row is, such as "Question". */
  noun: string;
  /** The fields that say which one it is: the first that says something. */
  by: string[];
  /** The number of the first row, where other fields name rows by their numbers. */
  first?: number;
};

/**
 * The row that was touched or reached last, with where and by what: of two that change places, the one that somebody moves.
 * Payload draws a row anew where it has moved to, so this stands outside of it.
 */
let inHand: { id: string; number: number; part: string; isLost?: true } | null = null;
/** The row that has moved, as long as that is not said: its texts may follow it a moment later, and it may be drawn anew with them. */
let unsaid: string | null = null;
/** Where it is said: in the page before anything is, and there when a row is drawn anew once more, as it is when the server has answered. */
let region: HTMLElement | null = null;

/**
 * Says of a row of a list which one it is, also while it is folded, and to those who hear it. Payload moves a row by its
 * menu, or by keys on its handle, and says nothing; the row then loses the focus too.
 */
export function RowTitle({ noun, by, first = 1 }: Props) {
  const { path, rowNumber = 0 } = useRowLabel<Record<string, unknown>>();
  const id = useFormFields(([fields]) => textOf(fields[`${path}.id`]));
  const text = useFormFields(([fields]) => by.map((name) => textOf(fields[`${path}.${name}`])).find(Boolean) ?? '');
  const { isCollapsed, toggle } = useCollapsible();
  const root = useRef<HTMLSpanElement>(null);
  // A row that was just added begins folded as all others do; so does one that still says nothing.
  const isNew = useRef(isCollapsed && !text);
  useEffect(stand, []);
  useEffect(() => {
    if (isNew.current) toggle();
    isNew.current = false;
  }, [toggle]);
  const name = `${noun} ${rowNumber + first}${text && ` · ${text}`}`;
  useEffect(() => {
    const head = root.current?.closest('.collapsible__toggle-wrap');
    if (!head) return;
    const take = ({ target }: Event) => {
      const parts = Object.keys(PARTS).filter((part) => (target as Element).closest(part));
      inHand = { id, number: rowNumber, part: parts[0] ?? MENU };
    };
    head.addEventListener('focusin', take);
    head.addEventListener('pointerdown', take);
    return () => {
      head.removeEventListener('focusin', take);
      head.removeEventListener('pointerdown', take);
    };
  }, [id, rowNumber]);
  useEffect(() => {
    const head = root.current?.closest('.collapsible__toggle-wrap');
    if (!head) return;
    const nameParts = () => {
      for (const [part, what] of Object.entries(PARTS))
        head.querySelector(part)?.setAttribute('aria-label', what(name));
      head.querySelector('.collapsible__toggle')?.setAttribute('aria-expanded', String(!isCollapsed));
      if (inHand?.isLost && inHand.id === id) giveBack(head);
    };
    nameParts();
    // The menu is put there later.
    const watching = new MutationObserver(nameParts);
    watching.observe(head, { childList: true, subtree: true });
    return () => watching.disconnect();
  }, [name, isCollapsed, id]);
  useEffect(() => {
    if (inHand?.id === id && inHand.number !== rowNumber) {
      Object.assign(inHand, { number: rowNumber, isLost: true });
      unsaid = id;
    }
    if (unsaid !== id) return;
    // Once the row stands there, and its menu has closed: what is put into a page with its text nobody hears.
    const later = setTimeout(() => {
      unsaid = null;
      if (region) region.textContent = `Moved: ${name}`;
      const head = root.current?.closest('.collapsible__toggle-wrap');
      if (head) giveBack(head);
    }, 100);
    return () => clearTimeout(later);
  }, [id, name, rowNumber]);
  return (
    <span className="row-title" ref={root}>
      <span className="row-title__noun">
        {noun} {rowNumber + first}
      </span>
      {text && <span className="row-title__text"> · {text}</span>}
    </span>
  );
}

/** Puts the region into the page with the first row; it goes with the last one. */
function stand(): () => void {
  if (!region) {
    region = document.createElement('div');
    region.className = 'sr-only';
    region.role = 'status';
    document.body.append(region);
  }
  return () => {
    if (document.querySelector('.row-title')) return;
    region?.remove();
    region = null;
  };
}

/** The focus, to what the row was moved by; not where somebody has gone on meanwhile. */
function giveBack(head: Element): void {
  const part = head.querySelector<HTMLElement>(inHand?.part ?? MENU);
  const isNowhere = !document.activeElement || document.activeElement === document.body;
  if (part && isNowhere) part.focus();
  if (part && inHand) delete inHand.isLost;
}

const MENU = '.popup-button';

/** What of a row can be pressed; Payload names all rows alike. */
const PARTS: Record<string, (name: string) => string> = {
  // With the words that Payload has put there.
  '.collapsible__toggle': (name) => `Toggle block ${name}`,
  '.collapsible__drag': (name) => `Move ${name}`,
  [MENU]: (name) => `Menu of ${name}`,
};

function textOf(field: { value?: unknown } | undefined): string {
  return typeof field?.value === 'string' ? field.value.trim() : '';
}
