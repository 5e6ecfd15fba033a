/** Set by the process that holds the connection, which drops whatever a client sent under this name. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

/** Where a request comes from; 'unknown', one address for all, where no host said so. */
export function clientAddress(request: Request): string {
  return request.headers.get(CLIENT_ADDRESS_HEADER) || 'unknown';
}
