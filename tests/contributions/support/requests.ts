import { handleApiRequest } from '@common-ground/api/platform/handleApiRequest.ts';
import type { Member } from './reviewWorld.ts';

export type Answer = { status: number; text: string };

/** A request as it comes over the wire: any body, any headers. */
export async function send(
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { default: config } = await import('@common-ground/cms/payload.config.ts');
  const request = new Request(`http://test${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const response = await handleApiRequest(request, config);
  return { status: response.status, text: await response.text() };
}

export const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  send(path, JSON.stringify(body), headers);
export const as = (who: Member) => ({ authorization: `Bearer ${who.token}` });
export const SENDER = { contributorName: 'Jo Reader', contributorEmail: 'jo@review.example' };

export const idOf = ({ text }: Answer): number => JSON.parse(text).id;
