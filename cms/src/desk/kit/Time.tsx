'use client';

import { useEffect, useState } from 'react';

type Props = {
  iso: string;
  /** Whether a time of today is shown without its date, and to the second unless `hasSeconds` is false. */
  isOfNow?: boolean;
  hasSeconds?: boolean;
  hasZone?: boolean;
};

const MINUTE: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
};

/** Shows a time in the user's time zone. The server does not know that zone, so the browser formats the time. */
export function Time({ iso, isOfNow = false, hasSeconds = true, hasZone = false }: Props) {
  const [text, setText] = useState('');
  useEffect(() => {
    const moment = new Date(iso);
    const isToday = moment.toDateString() === new Date().toDateString();
    const wanted: Intl.DateTimeFormatOptions =
      isOfNow && isToday
        ? { timeStyle: hasSeconds ? 'medium' : 'short' }
        : { ...MINUTE, timeZoneName: hasZone ? 'short' : undefined };
    setText(new Intl.DateTimeFormat('en-GB', wanted).format(moment));
  }, [iso, isOfNow, hasSeconds, hasZone]);
  // Shows the date until the effect has run, and without JavaScript. The date also reserves the space.
  return <time dateTime={iso}>{text || iso.slice(0, 10)}</time>;
}
