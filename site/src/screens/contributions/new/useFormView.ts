import { type RefObject, useEffect, useRef } from 'react';
import { ADD_CONDITION } from '../../../routes.ts';

/** Hash of the guidelines, to which closing the form leads. */
const GUIDELINES = 'guidelines';

/**
 * Shows the form while the hash names it, and the guidelines otherwise (contribute.css). The hash is the only state, so
 * Back and Forward work. Moves the focus to the part that is shown.
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
      // Any other hash: the reader went back, and the browser restores the scroll position.
      else document.getElementById('content')?.focus({ preventScroll: true });
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  function close() {
    location.hash = GUIDELINES;
  }

  /** Closes the form like `close`, but Back does not lead to the form that was sent already. */
  function finish() {
    location.replace(`#${GUIDELINES}`);
  }

  return { heading, close, finish };
}
