import { parentPort } from 'node:worker_threads';
import { judgePassword } from './judgePassword.ts';
import type { Judgement, PasswordQuestion } from './PasswordThread.ts';

parentPort?.on('message', async ({ id, password, about }: PasswordQuestion) => {
  const answer = await judgePassword(password, about).then(
    (isWeak): Judgement => ({ id, isWeak }),
    (error: unknown): Judgement => ({ id, error: String(error) }),
  );
  parentPort?.postMessage(answer);
});
