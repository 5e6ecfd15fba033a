import type { OfflineFiles } from '../../session/offline/saved/offlineFiles.ts';

export type BuiltFile = {
  /** Below the root of the site. */
  name: string;
  /** Over the wire. */
  bytes: number;
  /** Paths of the sources that it is made of. */
  modules: readonly string[];
  /** Names of the files that it imports, at once or later. */
  brings: readonly string[];
};

/** Sources with words of one language: visible text, and those by which the chat recognises a crisis. */
const WORDS = [
  /\/contracts\/wording\/.*\/(\w+)\.ts$/,
  /\/care\/crisis\/words\/(\w\w)\/(?!core|numbers|outline)\w+\.ts$/,
  /\/care\/crisis\/model\/weights\/(\w\w)\.ts$/,
];

/** Every script with what it brings; words of one language say of which, because only those of the page are wanted. */
export function listOfflineFiles(files: readonly BuiltFile[]): OfflineFiles {
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  const known = new Set(scripts.map(({ name }) => name));
  return Object.fromEntries(
    scripts.map(({ name, bytes, modules, brings }) => {
      const language = languageOf(modules);
      const others = brings.filter((other) => known.has(other)).map((other) => `/${other}`);
      return [`/${name}`, { bytes, brings: others, ...(language ? { language } : {}) }];
    }),
  );
}

/** Null for what is not words alone, or of several languages. */
function languageOf(modules: readonly string[]): string | null {
  const languages = new Set(modules.map((module) => WORDS.map((words) => words.exec(module)?.[1]).find(Boolean) ?? ''));
  const [language = ''] = languages;
  return languages.size === 1 && language !== '' && language !== 'index' ? language : null;
}
