export type Refused = Error & { status: number };

/** A call of the translation editor. @throws Refused with words for the one who pressed it; `status` 0 without an answer */
export async function callDesk<Answer>(path: string, body: object = {}): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/cms/api/contributions${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    throw refused('The server did not answer. Your text is still here: try again in a moment.', 0);
  }
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer as Answer;
  const message = answer.errors?.[0]?.message ?? 'That did not work. Your text is still here: try again in a moment.';
  throw refused(
    response.status === 401 ? 'You are signed out. Sign in in another tab, then save again.' : message,
    response.status,
  );
}

function refused(message: string, status: number): Refused {
  return Object.assign(new Error(message), { status });
}
