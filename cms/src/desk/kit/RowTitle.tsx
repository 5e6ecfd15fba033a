'use client';

import { useCollapsible, useFormFields, useRowLabel } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

type Props = {
  noun: string;
  /** Names of fields. The first one with a text titles the row. */
  by: string[];
  /** Number shown for the first row, when other fields refer to rows by number. */
  first?: number;
};

/**
 * The row that last got the focus or a press, with its number and the selector of the part used. Tells which of two
 * swapped rows the user has moved. Module state, because Payload renders a row anew after a move.
 */
let lastUsedRow: { id: string; number: number; part: string; isLost?: true } | null = null;
/** Id of a moved row whose move is not announced yet. Its texts may arrive later and render the row anew. */
let movedRowId: string | null = null;
/** Live region of the announcement. Must be on the page before its text, and outlives rows that are rendered anew. */
let liveRegion: HTMLElement | null = null;

/**
 * Titles a row of a list, also while it is collapsed and for screen readers. Payload moves rows (by menu or keys)
 * without an announcement and loses the focus. This component announces the move and restores the focus.
 */
export function RowTitle({ noun, by, first = 1 }: Props) {
  const { path, rowNumber = 0 } = useRowLabel<Record<string, unknown>>();
  const id = useFormFields(([fields]) => toFieldText(fields[`${path}.id`]));
  const text = useFormFields(
    ([fields]) => by.map((name) => toFieldText(fields[`${path}.${name}`])).find(Boolean) ?? '',
  );
  const { isCollapsed, toggle } = useCollapsible();
  const root = useRef<HTMLSpanElement>(null);
  // A row that was just added starts collapsed like all others. A row without text counts as new and is expanded.
  const isNew = useRef(isCollapsed && !text);
  useEffect(addLiveRegion, []);
  useEffect(() => {
    if (isNew.current) toggle();
    isNew.current = false;
  }, [toggle]);
  const name = `${noun} ${rowNumber + first}${text && ` · ${text}`}`;
  useEffect(() => {
    const head = root.current?.closest('.collapsible__toggle-wrap');
    if (!head) return;
    const take = ({ target }: Event) => {
      const parts = Object.keys(BUTTON_NAMES).filter((part) => (target as Element).closest(part));
      lastUsedRow = { id, number: rowNumber, part: parts[0] ?? MENU };
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
      for (const [part, what] of Object.entries(BUTTON_NAMES))
        head.querySelector(part)?.setAttribute('aria-label', what(name));
      head.querySelector('.collapsible__toggle')?.setAttribute('aria-expanded', String(!isCollapsed));
      if (lastUsedRow?.isLost && lastUsedRow.id === id) restoreFocus(head);
    };
    nameParts();
    // Payload renders the row's menu later, so the names have to be set again.
    const watching = new MutationObserver(nameParts);
    watching.observe(head, { childList: true, subtree: true });
    return () => watching.disconnect();
  }, [name, isCollapsed, id]);
  useEffect(() => {
    if (lastUsedRow?.id === id && lastUsedRow.number !== rowNumber) {
      Object.assign(lastUsedRow, { number: rowNumber, isLost: true });
      movedRowId = id;
    }
    if (movedRowId !== id) return;
    // Waits until the row is in place and its menu has closed. Screen readers skip text that is added with its region.
    const later = setTimeout(() => {
      movedRowId = null;
      if (liveRegion) liveRegion.textContent = `Moved: ${name}`;
      const head = root.current?.closest('.collapsible__toggle-wrap');
      if (head) restoreFocus(head);
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

/** Adds the live region with the first row. The returned clean-up removes the region with the last row. */
function addLiveRegion(): () => void {
  if (!liveRegion) {
    liveRegion = document.createElement('div');
    liveRegion.className = 'sr-only';
    liveRegion.role = 'status';
    document.body.append(liveRegion);
  }
  return () => {
    if (document.querySelector('.row-title')) return;
    liveRegion?.remove();
    liveRegion = null;
  };
}

/** Returns the focus to the part that moved the row, unless another element has the focus by now. */
function restoreFocus(head: Element): void {
  const part = head.querySelector<HTMLElement>(lastUsedRow?.part ?? MENU);
  const isNowhere = !document.activeElement || document.activeElement === document.body;
  if (part && isNowhere) part.focus();
  if (part && lastUsedRow) delete lastUsedRow.isLost;
}

const MENU = '.popup-button';

/** Accessible names of a row's buttons, by selector. Payload names them alike in all rows. */
const BUTTON_NAMES: Record<string, (name: string) => string> = {
  // Begins with Payload's own label.
  '.collapsible__toggle': (name) => `Toggle block ${name}`,
  '.collapsible__drag': (name) => `Move ${name}`,
  [MENU]: (name) => `Menu of ${name}`,
};

function toFieldText(field: { value?: unknown } | undefined): string {
  return typeof field?.value === 'string' ? field.value.trim() : '';
}
