'use client';

import { useEffect, useState } from 'react';

/** A day and a minute in the time zone of whoever looks, which the server does not know: drawn in the browser. */
export function When({ iso, hasZone = false }: { iso: string; hasZone?: boolean }) {
  const [text, setText] = useState('');
  useEffect(() => {
    const format: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit' };
    setText(
      new Intl.DateTimeFormat('en-GB', {
        ...{ ...format, minute: '2-digit' },
        ...(hasZone ? { timeZoneName: 'short' } : {}),
      }).format(new Date(iso)),
    );
  }, [iso, hasZone]);
  // Its date, until then: the place is kept, and without a script it is still something.
  return <time dateTime={iso}>{text || iso.slice(0, 10)}</time>;
}
