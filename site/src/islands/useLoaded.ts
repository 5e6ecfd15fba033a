import { useEffect, useState } from 'react';

/**
 * Loads a part, such as a script and its texts, once `wanted` is truthy, and again when it changes. Null until loaded.
 */
export function useLoaded<Part>(load: () => Promise<Part>, wanted: boolean | number): Part | 'failed' | null {
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
