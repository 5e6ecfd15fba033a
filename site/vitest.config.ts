import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'site',
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['dist/**', '.build/**', 'node_modules/**'],
    globalSetup: './src/testing/globalSetup.ts',
  },
});
