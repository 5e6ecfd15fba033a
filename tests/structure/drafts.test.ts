import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../site/src');
/**
 * Files without a draft of their own: parts of forms, whose form stores the draft, and the chat, whose messages the
 * browser tab stores.
 */
const OTHERS = [
  'components/form/TextAreaField.tsx',
  'screens/contributions/form/TextsFields.tsx',
  'screens/forum/PostFields.tsx',
  'screens/learning/activities/reflect/Reflection.tsx',
  'shell/chat/MessageBox.tsx',
];

it('uses useDraft for each text of several lines, except in the listed files', () => {
  const files = globSync('**/*.tsx', { cwd: root }).filter((file) => !file.endsWith('.test.tsx'));
  const withText = files.filter((file) =>
    /<(TextAreaField|textarea)\b/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  const withoutDraft = withText.filter((file) => !/\buseDraft\b/.test(readFileSync(path.join(root, file), 'utf8')));
  expect(withoutDraft.sort(), 'Use useDraft: a session that ends and a reload must lose no text').toEqual(OTHERS);
});
