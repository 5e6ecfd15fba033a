import { type RefObject, useEffect, useRef } from 'react';
import { ADD_CONDITION } from '../../../routes.ts';

/** Where the guidelines are. The address ends with it when one has gone back to them. */
const GUIDELINES = 'guidelines';

/**
 * The page shows the form while the address ends with its name, and the guidelines otherwise (contribute.css). Nothing else
 * remembers which of the two it is, so going back and forward leads to what was there. The focus goes where one is led.
 */
export function useFormView(): {
  heading: RefObject<HTMLHeadingElement | null>;
  close: () => void;
  finish: () => void;
} {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const follow = () => {
      const name = location.hash.slice(1);
      if (name === ADD_CONDITION) heading.current?.focus();
      else if (name === GUIDELINES) document.getElementById(GUIDELINES)?.focus();
      // Anywhere else one has gone back, and the browser knows where on the page one was.
      else document.getElementById('content')?.focus({ preventScroll: true });
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  function close() {
    location.hash = GUIDELINES;
  }

  /** As `close`, but the way back does not lead to the form, which has done its work. */
  function finish() {
    location.replace(`#${GUIDELINES}`);
  }

  return { heading, close, finish };
}
