import { useEffect, useRef, useState } from 'react';

/**
 * What came of the last action of a section. Saying it brings the focus to the heading, as the button that was pressed is
 * often gone with its row; so does an address that leads here.
 */
export function useOutcome(isWanted = false) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (isWanted) headingRef.current?.focus();
  }, [isWanted]);

  function tell(what: string): void {
    setSaid(what);
    headingRef.current?.focus();
  }

  return { tell, section: { said, headingRef } };
}
