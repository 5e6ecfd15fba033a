import { useEffect, useState } from 'react';

/**
 * What a part of a page needs once it is wanted, such as its script and its words; null until it is there. `wanted` is
 * false at first; another value asks once more.
 */
export function useLate<Part>(load: () => Promise<Part>, wanted: boolean | number): Part | 'failed' | null {
  const [part, setPart] = useState<{ is: Part } | 'failed' | null>(null);
  useEffect(() => {
    if (!wanted) return;
    setPart(null);
    load().then(
      (is) => setPart({ is }),
      () => setPart('failed'),
    );
  }, [wanted]);
  return part && part !== 'failed' ? part.is : part;
}
