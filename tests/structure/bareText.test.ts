import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { findBareText } from './findBareText.ts';

const site = path.resolve(import.meta.dirname, '../../site');
const { options, fileNames } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(path.join(site, 'tsconfig.json'), ts.sys.readFile).config,
  ts.sys,
  site,
);
const components = fileNames.filter((name) => /\/src\/.*(?<!\.test)\.tsx$/.test(name));

const BREAKS = [
  '<p><b />{text}</p>',
  '<p>{is && text}{null}</p>',
  '<p><b />{maybe}</p>',
  '<p>{count} of ten</p>',
  '<p><b />{parts}</p>',
  '<p><b />{texts}</p>',
  '<p><b />{is ? text : <i />}</p>',
  '<>{text}</>',
  '<p>{is && <> · <b /></>}</p>',
  '<p>{is && <b />} fixed</p>',
  '<p><Never /> fixed</p>',
  '<p><Text>{text}</Text> fixed</p>',
  '<p><Words /></p>',
];
const STANDS = [
  '<p>{text}</p>',
  '<p>{is && text}</p>',
  '<p>fixed <b /></p>',
  '<p><b /><Text>{text}</Text></p>',
  '<p><b />{is && <i>{text}</i>}</p>',
  '<option>{count}{text}</option>',
  '<p><b /> fixed</p>',
];
/** A file that exists only in memory, with an example in each line. */
const examples = path.join(site, 'src/components/text/Examples.tsx');
const TEXT = './Text.tsx';
const head = `import type { ReactNode } from 'react'; import { Text } from '${TEXT}'; declare const is: boolean, text: string,
maybe: string | undefined, count: number, texts: string[], parts: ReactNode; const Never = () => null; const Words = () => text; export const all = [`;
const code = [head, ...[...BREAKS, ...STANDS].map((markup) => `${markup},`), ']'].join('\n');

const host = ts.createCompilerHost(options);
const { getSourceFile } = host;
host.getSourceFile = (name, target) =>
  name === examples ? ts.createSourceFile(name, code, target) : getSourceFile(name, target);
const program = ts.createProgram([...components, examples], options, host);
const checker = program.getTypeChecker();

function findIn(name: string): string[] {
  const file = program.getSourceFile(name);
  return file ? findBareText(file, checker) : ['not read'];
}

describe('React components of the site', () => {
  it('have no text that breaks when the browser translates the page', () => {
    expect(components.length).toBeGreaterThan(200);
    const found = components.map((name) => [path.relative(site, name), findIn(name)] as const);
    expect(found.filter(([, places]) => places.length > 0)).toEqual([]);
  });
});

describe('findBareText', () => {
  const first = head.split('\n').length + 1;
  const lines = new Set(findIn(examples).map((place) => Number.parseInt(place, 10) - first));

  it.each(BREAKS)('reports %s', (markup) => expect(lines).toContain(BREAKS.indexOf(markup)));

  it.each(STANDS)('passes %s', (markup) => expect(lines).not.toContain(BREAKS.length + STANDS.indexOf(markup)));
});
