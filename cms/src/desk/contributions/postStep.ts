/** What went wrong, in words for the one who pressed the button; `status` is 0 where no answer came. */
export class StepError extends Error {
  readonly status: number;
  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** A call of the CMS from a button. @throws StepError */
export async function post(path: string, body: object): Promise<void> {
  let response: Response;
  try {
    response = await fetch(`/cms/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    throw new StepError('The server did not answer. Nothing is lost: try again in a moment.', 0);
  }
  if (response.ok) return;
  const answer: { errors?: { message?: string }[] } = await response.json().catch(() => ({}));
  const { status } = response;
  throw new StepError(answer.errors?.[0]?.message ?? 'That did not work. Try again in a moment.', status);
}
