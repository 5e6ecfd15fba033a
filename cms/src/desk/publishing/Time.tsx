'use client';

import { useEffect, useState } from 'react';

/** A moment in the reader's own time zone, which the server does not know: drawn in the browser. */
export function Time({ iso }: { iso: string }) {
  const [text, setText] = useState('');
  useEffect(() => setText(describe(new Date(iso))), [iso]);
  return <time dateTime={iso}>{text}</time>;
}

/** To the second on the same day, where people compare it with what they did just now. */
function describe(moment: Date): string {
  const isToday = moment.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(
    'en-GB',
    isToday ? { timeStyle: 'medium' } : { dateStyle: 'medium', timeStyle: 'short' },
  ).format(moment);
}
