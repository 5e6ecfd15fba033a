import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readProse } from '../../scripts/lib/readProse.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Places that are not checked, because a planned change replaces them. */
const TO_BE_REPLACED = [
  /\/migrations\//,
  /^api\/features\/search\//,
  /^api\/features\/contributions\/paths\//,
  /^api\/features\/translations\/.*[pP]ath/,
  /^cms\/src\/desk\/translations\/path\//,
  /^tests\/search\//,
];
/** Generated files. */
const GENERATED = /payload-types|\/generated\/|importMap|astroTypes/;

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.astro', '*.css', '*.mjs', '*.js', '*.sql'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => !GENERATED.test(file) && !TO_BE_REPLACED.some((place) => place.test(file)));
const read = files.map((file) => {
  const source = readFileSync(path.join(root, file), 'utf8');
  return { file, source, ...readProse(file, source) };
});

/** Openings whose subject the reader has to look for elsewhere. */
const RELATIVE = /^(What|Who|Whom|Whoever|Whose|Whatever|Which|Where|Wherever|Of)\b/;
const PRONOUN =
  /^(This|That|These|Those|One|Its|Their|Such|There) (is|are|was|were|has|have)\b|^(It|They|Them|Somebody|Someone|Nobody|So|By then|As above|As before)\b/;

/** Returns whether a sentence begins with a relative clause or with a pronoun that no noun follows. */
function hasNoSubject(text: string): boolean {
  // A question may begin with "What" or "Who".
  if (RELATIVE.test(text)) return !/^[^.]*\?/.test(text);
  return PRONOUN.test(text);
}

const MAX_PROSE_LINES = 4;
const MAX_TITLE = 90;

describe('prose', () => {
  it('is read from files in all workspaces', () => {
    expect(read.length).toBeGreaterThan(0);
  });

  it('begins each comment with its subject', () => {
    const wrong = read.flatMap(({ file, comments }) =>
      comments
        .filter(({ text: [first = ''] }) => hasNoSubject(first))
        .map(({ line, text }) => `${file}:${line}: name the subject, or begin with a verb: "${text[0]}"`),
    );
    expect(wrong).toEqual([]);
  });

  it(`has at most ${MAX_PROSE_LINES} lines in each comment, without its @ lines`, () => {
    const wrong = read.flatMap(({ file, comments }) =>
      comments
        .filter(({ text }) => text.filter((line) => !line.startsWith('@')).length > MAX_PROSE_LINES)
        .map(({ line }) => `${file}:${line}: shorten the comment, or move it to docs/`),
    );
    expect(wrong).toEqual([]);
  });

  it(`has test titles of at most ${MAX_TITLE} characters that begin with a noun or a verb`, () => {
    const wrong = read.flatMap(({ file, titles }) =>
      titles
        .filter(({ text }) => text.length > MAX_TITLE || hasNoSubject(text[0]?.toUpperCase() + text.slice(1)))
        .map(({ line, text }) => `${file}:${line}: say action and condition in ${MAX_TITLE} characters: "${text}"`),
    );
    expect(wrong).toEqual([]);
  });

  it('names no exported helper "...Of"', () => {
    const wrong = read.flatMap(({ file, source }) =>
      [...source.matchAll(/^export (?:async )?(?:function\*?|const) (\w+Of)\b/gm)].map(
        ([, name]) => `${file}: name ${name} by a verb and a noun, such as selectX, findX or toX`,
      ),
    );
    expect(wrong).toEqual([]);
  });
});
