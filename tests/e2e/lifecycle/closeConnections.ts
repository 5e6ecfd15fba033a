/**
 * Makes each request of this process open its own connection. A server closes a connection that was idle for some
 * seconds; on a busy machine this process may notice too late and lose the next request on it.
 */
export function closeConnections(): void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('connection', 'close');
    return fetch(input, { ...init, headers });
  };
}
