/**
 * From now on each request of this process has a connection of its own. A server closes one that was quiet for some seconds; on a
 * busy machine this process may hear that too late, and the next request on it would be lost.
 */
export function closeConnections(): void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('connection', 'close');
    return fetch(input, { ...init, headers });
  };
}
