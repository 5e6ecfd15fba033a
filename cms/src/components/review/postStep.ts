/** A call of the CMS from a button. @throws Error with words for the one who pressed it */
export async function post(path: string, body: object): Promise<void> {
  let response: Response;
  try {
    response = await fetch(`/cms/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    throw new Error('The server did not answer. Try again in a moment.');
  }
  if (response.ok) return;
  const answer: { errors?: { message?: string }[] } = await response.json().catch(() => ({}));
  throw new Error(answer.errors?.[0]?.message ?? 'That did not work. Try again in a moment.');
}
