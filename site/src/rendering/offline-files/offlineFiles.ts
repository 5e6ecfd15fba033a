import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { type BuiltFile, listOfflineFiles } from './listOfflineFiles.ts';

const NAME = 'offline-files.json';

/**
 * Writes a list of the scripts and their imports, because a page names only the first of those that it needs offline.
 */
export function offlineFiles(): Plugin {
  return {
    name: 'common-ground:offline-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        const files = Object.values(bundle).map((file): BuiltFile => {
          const content = file.type === 'chunk' ? file.code : file.source;
          const isChunk = file.type === 'chunk';
          return {
            name: file.fileName,
            bytes: brotliCompressSync(content).length,
            modules: isChunk ? file.moduleIds : [],
            brings: isChunk ? [...file.imports, ...file.dynamicImports] : [],
          };
        });
        this.emitFile({ type: 'asset', fileName: NAME, source: JSON.stringify(listOfflineFiles(files)) });
      },
    },
  };
}
