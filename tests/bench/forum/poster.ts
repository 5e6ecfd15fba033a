import { get } from '../stage/get.ts';
import type { SignedIn } from '../stage/givenPeople.ts';
import { answerQuestions } from '../stage/Helper.ts';

type Question = { origin: string; topicId: number; person: SignedIn };
/** In milliseconds, from before it was sent. */
export type Posted = { answered: number; visible: number };

const PATIENCE_MS = 20_000;

answerQuestions<Question>(async ({ origin, topicId, person }): Promise<Posted> => {
  const words = `Said by ${person.email}`;
  const began = performance.now();
  const response = await fetch(`${origin}/api/forum/topics/${topicId}/posts`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${person.token}`,
      'x-forwarded-for': [10, 0, (person.id >> 8) & 255, person.id & 255].join('.'),
    },
    body: JSON.stringify({ content: words }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  await response.arrayBuffer();
  const answered = performance.now() - began;
  while (performance.now() - began < PATIENCE_MS) {
    const { body } = await get(`${origin}/community/topics/${topicId}`);
    if (body.includes(words)) return { answered, visible: performance.now() - began };
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  throw new Error(`Topic ${topicId} does not show what was posted`);
});
