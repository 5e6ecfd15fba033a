import { parentPort } from 'node:worker_threads';
import { judgePassword } from './judgePassword.ts';
import type { Judgement, PasswordRequest } from './PasswordThread.ts';

parentPort?.on('message', async ({ id, password, about }: PasswordRequest) => {
  const answer = await judgePassword(password, about).then(
    (isWeak): Judgement => ({ id, isWeak }),
    (error: unknown): Judgement => ({ id, error: String(error) }),
  );
  parentPort?.postMessage(answer);
});
