import { useEffect, useState } from 'react';
import { type PortalPlace, portalPlaceOf, portalQueryOf } from './places.ts';

/** The view that the address names. Going to another is a step in the browser's history. */
export function usePlace() {
  const [{ place, hasMoved }, setPlace] = useState(() => ({ place: portalPlaceOf(location.search), hasMoved: false }));
  useEffect(() => {
    const follow = () => setPlace({ place: portalPlaceOf(location.search), hasMoved: true });
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  function go(next: PortalPlace): void {
    const query = portalQueryOf(next);
    if (query !== portalQueryOf(place)) history.pushState(null, '', location.pathname + query);
    setPlace({ place: next, hasMoved: true });
  }
  return { place, hasMoved, go };
}
