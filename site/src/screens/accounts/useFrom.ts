import { useEffect, useState } from 'react';
import { fromOf } from './whereTo.ts';

/** Where the reader came from. Null in the first drawing, which has to be the server's. */
export function useFrom(): string | null {
  const [from, setFrom] = useState<string | null>(null);
  useEffect(() => setFrom(fromOf(location)), []);
  return from;
}
