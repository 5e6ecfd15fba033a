import { readEnter } from '@common-ground/api/contracts/compositionKeys.ts';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { type EntryColumn, toOneLine } from './entries.ts';

type Props = {
  id?: string;
  label?: string;
  value: string;
  isLocked: boolean;
  /** Whether this box gets the focus when its entry is focused. */
  isFirst?: boolean;
  kind?: EntryColumn['kind'];
  onChange: (text: string) => void;
  onEnter?: () => void;
  /** Returns true when it has handled the pasted text. */
  onPaste?: (pasted: string) => boolean;
};

/**
 * A text box as high as its text: an invisible copy of the text sets the height (list-field.css). It takes no line
 * breaks, because each entry is one line of the page.
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
        onChange={(event) => onChange(toOneLine(event.target.value))}
        onKeyDown={handleKey}
        onPaste={handlePaste}
      />
    </div>
  );
}
