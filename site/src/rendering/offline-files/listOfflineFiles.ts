import type { OfflineFiles } from '../../session/offline/saved/offlineFiles.ts';

export type BuiltFile = {
  name: string;
  bytes: number;
  modules: readonly string[];
  brings: readonly string[];
};

/**
 * Sources with texts of one language: visible texts, and the words and weights by which the chat recognises a crisis.
 */
const WORDS = [
  /\/contracts\/wording\/([\w-]+)\//,
  /\/care\/crisis\/words\/(\w\w)\/(?!core|numbers|outline)\w+\.ts$/,
  /\/care\/crisis\/model\/weights\/(\w\w)\.ts$/,
];

/** Lists scripts by path, with their imports and, for texts of one language, that language. */
export function listOfflineFiles(files: readonly BuiltFile[]): OfflineFiles {
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  const known = new Set(scripts.map(({ name }) => name));
  return Object.fromEntries(
    scripts.map(({ name, bytes, modules, brings }) => {
      const language = findScriptLanguage(modules);
      const others = brings.filter((other) => known.has(other)).map((other) => `/${other}`);
      return [`/${name}`, { bytes, brings: others, ...(language ? { language } : {}) }];
    }),
  );
}

/** Returns the language of a script that contains only texts of one language, else null. */
function findScriptLanguage(modules: readonly string[]): string | null {
  const languages = new Set(modules.map((module) => WORDS.map((words) => words.exec(module)?.[1]).find(Boolean) ?? ''));
  const [language = ''] = languages;
  return languages.size === 1 && language !== '' ? language : null;
}
