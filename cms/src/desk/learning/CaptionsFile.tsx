'use client';

import { CAPTIONS_LENGTH } from '@common-ground/api/contracts/learning/films.ts';
import { useField } from '@payloadcms/ui';
import { type ChangeEvent, useId, useState } from 'react';

/** Fills the captions field from a file, to be checked before it is saved. */
export function CaptionsFile({ path }: { path: string }) {
  const { setValue } = useField<string>({ path });
  const [said, setSaid] = useState('');
  const id = useId();
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    // A character takes up to four bytes.
    if (file.size > 4 * CAPTIONS_LENGTH) return setSaid(`${file.name} is too large to be captions.`);
    setValue(await file.text());
    setSaid(`The text of ${file.name} stands above.`);
  };
  return (
    <p className="desk-actions">
      <label htmlFor={id}>Take it from a file</label>
      <input id={id} type="file" accept=".vtt,text/vtt" onChange={take} />
      <span role="status">{said}</span>
    </p>
  );
}
