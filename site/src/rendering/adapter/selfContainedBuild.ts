import type { Plugin } from 'vite';

/**
 * Puts every dependency into the built server. So the renderer needs no `node_modules` beside it, and React is its
 * production self whatever NODE_ENV the publisher runs with: chosen at build time, once.
 */
export function selfContainedBuild(): Plugin {
  return {
    name: 'self-contained-build',
    apply: 'build',
    config: () => ({ ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
  };
}
