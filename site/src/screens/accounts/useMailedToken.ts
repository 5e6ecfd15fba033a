import { useEffect, useState } from 'react';

/** Not `#content`, to which the first link of each page leads. */
const TOKEN = /^#([\w-]{20,128})$/;

/**
 * The token of a mailed link: undefined in the first drawing, which has to be the server's, then the token, or null for a
 * link without one. It is taken out of the address at once, so that it is not left in the history, in a bookmark or in what
 * is shown to others.
 */
export function useMailedToken(): string | null | undefined {
  const [token, setToken] = useState<string | null | undefined>();
  useEffect(() => {
    const take = () => {
      const given = TOKEN.exec(location.hash)?.[1];
      if (given) history.replaceState(history.state, '', location.pathname + location.search);
      setToken((known) => given ?? known ?? null);
    };
    take();
    // Another link of the kind, opened in this same tab, loads nothing anew.
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
  return token;
}
