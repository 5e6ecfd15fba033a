/** The media type of RFC 9457, in which the API refuses a request that accepts it. */
const PROBLEM = 'application/problem+json';

/** An answer of something between browser and service: a proxy, a filter, the sign-in page of a hotel's network. */
export class ForeignAnswer extends Error {}

/**
 * Fetches from the documented API and returns only the API's own successes and refusals, told by content type and shape.
 * A 5xx passes whoever sent it, because it decides nothing about a write.
 * @throws ForeignAnswer when something else answered
 */
export async function fetchOwnAnswer(address: string | URL | Request, init?: RequestInit): Promise<Response> {
  const headers = { ...(init?.headers as Record<string, string>), Accept: `${PROBLEM}, application/json` };
  const response = await fetch(address, { ...init, headers });
  if (response.status >= 500) return response;
  const type = mediaTypeOf(response);
  if (response.ok && type === 'application/json') return response;
  const detail = type === PROBLEM ? await readDetail(response) : null;
  if (response.ok || detail === null) throw new ForeignAnswer(`${response.status}, ${type || 'no content type'}`);
  return new Response(detail, { status: response.status, headers: response.headers });
}

function mediaTypeOf({ headers }: Response): string {
  return (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Returns the text for the reader, or null when the body is not a problem of this response. */
async function readDetail(response: Response): Promise<string | null> {
  const problem: unknown = await response.json().catch(() => null);
  const { status, detail } = Object(problem) as { status?: unknown; detail?: unknown };
  return status === response.status && typeof detail === 'string' ? detail : null;
}
