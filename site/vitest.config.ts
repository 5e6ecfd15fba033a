import { defineConfig } from 'vitest/config';
import { leanCalls } from './src/session/leanCalls.ts';

export default defineConfig({
  plugins: [leanCalls()],
  test: {
    name: 'site',
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['dist/**', '.build/**', 'node_modules/**'],
    globalSetup: './src/testing/globalSetup.ts',
  },
});
