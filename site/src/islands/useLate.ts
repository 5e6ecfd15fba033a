import { useEffect, useState } from 'react';

/** What a part of a page needs once it is wanted, such as its script and its words; null until it is there. */
export function useLate<Part>(load: () => Promise<Part>, isWanted: boolean): Part | 'failed' | null {
  const [part, setPart] = useState<{ is: Part } | 'failed' | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (is) => setPart({ is }),
      () => setPart('failed'),
    );
  }, [isWanted]);
  return part && part !== 'failed' ? part.is : part;
}
