import { useEffect, useState } from 'react';

/**
 * Whether the browser has taken over from the server. Until then an island draws what the server drew, which knows
 * nobody: what it reads from the session or the address may only show after that.
 */
export function useAlive(): boolean {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return isAlive;
}
