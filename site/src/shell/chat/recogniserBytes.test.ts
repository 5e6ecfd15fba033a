import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';

/** Maximum Brotli-compressed bytes that the chat loads to recognise a crisis in one language. */
const MAX_BYTES = 60_000;
const ENTRY = path.resolve(import.meta.dirname, '../../../../api/contracts/moderation/care/crisis/loadRecogniser.ts');

type Chunk = Rolldown.OutputChunk;

async function buildChunks(): Promise<Map<string, Chunk>> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
}

function withImports(name: string, chunks: Map<string, Chunk>, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const imported of chunks.get(name)?.imports ?? []) withImports(imported, chunks, seen);
  return seen;
}

const chunks = await buildChunks();
const entry = [...chunks.values()].find(({ isEntry }) => isEntry);

describe('size of the recogniser in a browser', () => {
  it('has a chunk for each of the four languages', () => expect(entry?.dynamicImports).toHaveLength(4));

  it.each(entry?.dynamicImports ?? [])('is at most 60 kB in total with the chunk %s', (language) => {
    const fetched = withImports(language, chunks, withImports(entry?.fileName ?? '', chunks));
    const bytes = [...fetched].map((name) => brotliCompressSync(chunks.get(name)?.code ?? '').length);
    expect(bytes.reduce((all, some) => all + some, 0)).toBeLessThanOrEqual(MAX_BYTES);
  });
});
