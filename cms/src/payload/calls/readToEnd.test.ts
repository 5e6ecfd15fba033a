import { describe, expect, it, vi } from 'vitest';
import { readToEnd } from './readToEnd.ts';

const CHUNKS = 20;

/** Returns a body that counts the chunks read from it. */
function countedBody() {
  const read = { chunks: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (read.chunks === CHUNKS) return controller.close();
      read.chunks += 1;
      controller.enqueue(Uint8Array.of(read.chunks));
    },
    cancel() {
      read.isCancelled = true;
    },
  });
  return { read, body };
}

describe('readToEnd', () => {
  it('passes a body on unchanged', async () => {
    const { body } = countedBody();
    const bytes = new Uint8Array(await new Response(readToEnd(body)).arrayBuffer());
    expect([...bytes]).toEqual(Array.from({ length: CHUNKS }, (_, at) => at + 1));
  });

  it('reads the rest of a body after its reader cancels', async () => {
    const { body, read } = countedBody();
    const reader = readToEnd(body).getReader();
    await reader.read();
    await reader.cancel();
    await vi.waitFor(() => expect(read.chunks).toBe(CHUNKS));
    expect(read.isCancelled).toBe(false);
  });
});
