import { useState } from 'react';

/** Returns whether `isSo` is true now or was in an earlier render. Keeps the code field visible once it was shown. */
export function useWasEver(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return wasSo;
}
