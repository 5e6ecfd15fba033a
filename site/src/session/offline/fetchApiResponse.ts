const PROBLEM = 'application/problem+json';

/** Thrown for a response of something other than the API: a proxy, a filter, the sign-in page of a hotel's network. */
export class ForeignResponse extends Error {}

/**
 * Fetches, and returns only successes and refusals of the API itself, and any 5xx, which decides nothing about a write.
 * @throws ForeignResponse when something else answered
 */
export async function fetchApiResponse(address: string | URL | Request, init?: RequestInit): Promise<Response> {
  const headers = { ...(init?.headers as Record<string, string>), Accept: `${PROBLEM}, application/json` };
  const response = await fetch(address, { ...init, headers });
  if (response.status >= 500) return response;
  const type = readMediaType(response);
  if (response.ok && type === 'application/json') return response;
  const detail = type === PROBLEM ? await readDetail(response) : null;
  if (response.ok || detail === null) throw new ForeignResponse(`${response.status}, ${type || 'no content type'}`);
  return new Response(detail, { status: response.status, headers: response.headers });
}

function readMediaType({ headers }: Response): string {
  return (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

async function readDetail(response: Response): Promise<string | null> {
  const problem: unknown = await response.json().catch(() => null);
  const { status, detail } = Object(problem) as { status?: unknown; detail?: unknown };
  return status === response.status && typeof detail === 'string' ? detail : null;
}
