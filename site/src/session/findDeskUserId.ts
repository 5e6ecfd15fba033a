import { ClientError } from '@common-ground/api/contracts/client.ts';

/**
 * Returns the id of the user whom the CMS recognises by its cookie, or null. Sends no token, because the CMS accepts
 * only the cookie, and whether the browser stores that cookie is the question.
 * @throws ClientError when the CMS cannot tell, such as while it starts
 */
export async function findDeskUserId(): Promise<number | null> {
  const response = await fetch('/cms/api/users/me');
  if (!response.ok) throw new ClientError({ status: response.status, body: await response.text() });
  const { user } = (await response.json()) as { user: { id: number } | null };
  return user?.id ?? null;
}
