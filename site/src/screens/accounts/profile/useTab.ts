import { useEffect, useRef, useState } from 'react';
import { type ProfilePlace, profilePlaceOf, type Tab } from './places.ts';

/** The tab that the address names. Choosing one is a step in the browser's history; links and Back choose too. */
export function useTab() {
  const [place, setPlace] = useState<ProfilePlace>(() => profilePlaceOf(location.hash));
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const follow = () => {
      const wanted = profilePlaceOf(location.hash);
      setPlace(wanted);
      // A link within the page was followed, so that is where one goes on.
      if (!wanted.part)
        requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[data-state=active]')?.focus());
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  function choose(tab: Tab) {
    setPlace({ tab, part: null });
    if (profilePlaceOf(location.hash).tab === tab && location.hash === `#${tab}`) return;
    history.pushState(null, '', `#${tab}`);
  }

  return { ...place, choose, list };
}
