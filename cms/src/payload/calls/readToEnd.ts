/**
 * Returns a stream that reads the rest of the body when its reader cancels. Otherwise Next closes the connection
 * together with the response, or keeps it open while the next request on it waits.
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
      // The response does not wait for the rest, and the sender may be gone.
      void readRest(reader).catch(() => {});
    },
  });
}

async function readRest(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  while (!(await reader.read()).done);
}
