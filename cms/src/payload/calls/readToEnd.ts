/**
 * Returns the body of a request as a stream that reads the rest of it when its reader gives up. Next neither ends a
 * body that is cancelled nor leaves it: it closes the connection, with the answer on it, or keeps it, and the next
 * request on it waits.
 */
export function readToEnd(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel() {
      // The answer does not wait for it. Whoever sends may be gone.
      void readRest(reader).catch(() => {});
    },
  });
}

async function readRest(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  while (!(await reader.read()).done);
}
