/**
 * Returns the id of the user whom the CMS recognises by its cookie, or null. Sends no token, because the CMS accepts
 * only the cookie, and whether the browser stores that cookie is the question.
 */
export async function findDeskUserId(): Promise<number | null> {
  const response = await fetch('/cms/api/users/me');
  if (!response.ok) return null;
  const { user } = (await response.json()) as { user: { id: number } | null };
  return user?.id ?? null;
}
