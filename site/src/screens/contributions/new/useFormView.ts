import { type RefObject, useEffect, useRef } from 'react';
import { ADD_CONDITION } from '../../../routes.ts';

/** Where the guidelines are. The address ends with it when one has gone back to them. */
const GUIDELINES = 'guidelines';

/**
 * Which of the two views the page shows: the form while the address ends with its name, and from then on until one goes
 * back. Other places of the page, such as the one the skip link leads to, change nothing. The heading takes the focus.
 */
export function useFormView(): {
  heading: RefObject<HTMLHeadingElement | null>;
  close: () => void;
  finish: () => void;
} {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const place = document.getElementById(ADD_CONDITION);
    const follow = () => {
      const name = location.hash.slice(1);
      if (name === ADD_CONDITION) {
        place?.setAttribute('data-open', '');
        heading.current?.focus();
      } else if (name === '' || name === GUIDELINES) {
        place?.removeAttribute('data-open');
      }
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  function close() {
    location.hash = GUIDELINES;
    show();
  }

  /** As `close`, but the way back does not lead to the form, which has done its work. */
  function finish() {
    location.replace(`#${GUIDELINES}`);
    show();
  }

  return { heading, close, finish };
}

/** What the browser does too, but only once the press is over, and the button that has the focus goes. */
function show(): void {
  document.getElementById(ADD_CONDITION)?.removeAttribute('data-open');
  document.getElementById(GUIDELINES)?.focus();
}
