'use client';

import { FieldDescription, FieldLabel, useField } from '@payloadcms/ui';
import type { JSONFieldClientProps } from 'payload';
import { useId, useState } from 'react';

/** Edits JSON as plain text, because Payload's own field loads its editor from another host. */
export function JsonField({ field, path: pathGiven, readOnly = false }: JSONFieldClientProps) {
  const { value, setValue, path, showError, errorMessage, disabled } = useField<unknown>({
    potentiallyStalePath: pathGiven,
  });
  /** Text as typed, null when the formatted value is shown. Formatting while the user types would move the cursor. */
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const isUnread = typed !== null && read(typed) === undefined;
  const problem = isUnread ? 'This is not valid JSON, so it is not saved.' : showError && errorMessage;
  const write = (text: string) => {
    setTyped(text);
    const data = read(text);
    if (data !== undefined) setValue(data);
  };
  return (
    <div className={`field-type textarea${problem ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} required={field.required} path={path} />
      <textarea
        id={id}
        rows={6}
        spellCheck={false}
        dir="ltr"
        readOnly={readOnly || disabled}
        aria-invalid={Boolean(problem)}
        aria-describedby={`${id}-about`}
        value={typed ?? (value == null ? '' : JSON.stringify(value, null, 2))}
        onChange={(event) => write(event.target.value)}
        onBlur={() => !isUnread && setTyped(null)}
      />
      <div id={`${id}-about`}>
        {problem && <p role="alert">{problem}</p>}
        <FieldDescription description={field.admin?.description} path={path} />
      </div>
    </div>
  );
}

/** Parses JSON. Returns null for a blank text, and undefined when the text is invalid. */
function read(text: string): unknown {
  try {
    return text.trim() ? JSON.parse(text) : null;
  } catch {
    return undefined;
  }
}
