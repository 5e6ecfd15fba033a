import { useEffect, useState } from 'react';

/** Hash that holds a token. The minimum length excludes `#content`, the target of the skip link of each page. */
const TOKEN = /^#([\w-]{20,128})$/;

/**
 * Returns the token of a mailed link, null without one, and undefined in the first rendering, which must match the
 * server's. Removes it from the address at once, so that it is not left in the history, a bookmark or a shared link.
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
    // A second mailed link opened in this tab changes only the hash and does not reload the page.
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
  return token;
}
