import type { Similar } from '@common-ground/api/contracts/forum/similar.ts';
import { useEffect, useState } from 'react';
import { api, calls } from '../../session/session.ts';

/** Pause in typing, in milliseconds, after which a title is searched. */
const PAUSE_MS = 600;
/** Minimum characters of a title that is searched. */
const SHORTEST_TITLE = 6;

/** Returns what a title resembles. Null for a short title, until the first response, and after a failed request. */
export function useSimilar(title: string, language: string): Similar | null {
  const [similar, setSimilar] = useState<Similar | null>(null);
  const text = title.trim();
  useEffect(() => {
    if (text.length < SHORTEST_TITLE) return setSimilar(null);
    const stop = new AbortController();
    const show = (found: Similar | null) => stop.signal.aborted || setSimilar(found);
    const timer = setTimeout(() => {
      const query = { title: text, lang: language };
      api.call(calls.findSimilar, { query, signal: stop.signal }).then(show, () => show(null));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, language]);
  return similar;
}
