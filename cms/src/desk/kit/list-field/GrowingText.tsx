import { readEnter } from '@common-ground/api/contracts/compositionKeys.ts';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { EntryColumn } from './entries.ts';

type Props = {
  /** For a label that stands beside it. */
  id?: string;
  /** Its name where no label stands beside it. */
  label?: string;
  value: string;
  isLocked: boolean;
  /** The part of an entry that takes the focus. */
  isFirst?: boolean;
  kind?: EntryColumn['kind'];
  onChange: (text: string) => void;
  onEnter?: () => void;
  /** Returns true when it took the pasted text. */
  onPaste?: (pasted: string) => boolean;
};

/**
 * A text box as high as its text: a copy of the text, set the same way and not seen, gives it its height. Enter never
 * breaks the line, since each entry is one line of the page.
 */
export function GrowingText({
  id,
  label,
  value,
  isLocked,
  isFirst = true,
  kind = 'text',
  onChange,
  onEnter,
  onPaste,
}: Props) {
  function handleKey(event: KeyboardEvent) {
    if (readEnter(event) !== 'pressed' || event.shiftKey) return;
    event.preventDefault();
    if (!isLocked) onEnter?.();
  }
  function handlePaste(event: ClipboardEvent) {
    if (!isLocked && onPaste?.(event.clipboardData.getData('text/plain'))) event.preventDefault();
  }
  return (
    <div className="list-field__text" data-copy={`${value} `}>
      <textarea
        id={id}
        rows={1}
        dir="auto"
        aria-label={label}
        data-part={isFirst ? 'text' : undefined}
        inputMode={kind === 'number' ? 'numeric' : kind === 'address' ? 'url' : undefined}
        spellCheck={kind === 'text'}
        readOnly={isLocked}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKey}
        onPaste={handlePaste}
      />
    </div>
  );
}
