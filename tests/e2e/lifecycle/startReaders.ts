import { once } from 'node:events';
import http from 'node:http';

const PATHS = ['/', '/condition/2', '/ar/condition/3', '/api/conditions'];

type Read = { answered: number; failures: string[] };

/** Starts readers who request one page after the other, half of them with keep-alive. `stop` returns the result. */
export function startReaders(origin: string) {
  const read: Read = { answered: 0, failures: [] };
  const keeping = new http.Agent({ keepAlive: true });
  let isStopped = false;
  const readers = [keeping, keeping, undefined, undefined].map(async (agent, place) => {
    while (!isStopped) {
      const failure = await ask(`${origin}${PATHS[place]}`, agent);
      if (failure) read.failures.push(failure);
      else read.answered += 1;
    }
  });
  return {
    atOnce: readers.length,
    async stop(): Promise<Read> {
      isStopped = true;
      await Promise.all(readers);
      keeping.destroy();
      return read;
    },
  };
}

/** Returns why a request failed; null when its response was complete. */
async function ask(url: string, agent: http.Agent | undefined): Promise<string | null> {
  try {
    const request = http.get(url, { agent: agent ?? false });
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    for await (const _ of response);
    return response.statusCode === 200 ? null : `${url}: ${response.statusCode}`;
  } catch (error) {
    return `${url}: ${error instanceof Error ? error.message : error}`;
  }
}
