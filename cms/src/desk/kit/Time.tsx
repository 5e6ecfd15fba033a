'use client';

import { useEffect, useState } from 'react';

type Props = {
  iso: string;
  /** Today's is a time to the second, where people compare it with what they did just now. */
  isOfNow?: boolean;
  hasZone?: boolean;
};

const MINUTE: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
};

/** A moment in the time zone of whoever looks, which the server does not know: drawn in the browser. */
export function Time({ iso, isOfNow = false, hasZone = false }: Props) {
  const [text, setText] = useState('');
  useEffect(() => {
    const moment = new Date(iso);
    const isToday = moment.toDateString() === new Date().toDateString();
    const wanted: Intl.DateTimeFormatOptions =
      isOfNow && isToday ? { timeStyle: 'medium' } : { ...MINUTE, timeZoneName: hasZone ? 'short' : undefined };
    setText(new Intl.DateTimeFormat('en-GB', wanted).format(moment));
  }, [iso, isOfNow, hasZone]);
  // Its date, until then: the place is kept, and without a script it is still something.
  return <time dateTime={iso}>{text || iso.slice(0, 10)}</time>;
}
