import { findUntranslated } from '@common-ground/api/contracts/wording/untranslated.ts';

const ICON = String.raw`\s*(?:<svg\b(?:(?!<svg\b)[^])*?</svg>\s*)?`;
/** Matches elements that contain only a text, or a text with an icon before or after it. */
const ELEMENT = new RegExp(
  String.raw`<(?!script|style|title)([a-z]\w*)((?:\s(?:[^"'<>]|"[^"]*"|'[^']*')*)?)(>${ICON})([^<]*\p{L}[^<]*)(?=${ICON}</\1>)`,
  'gu',
);
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#34': '"', '#39': "'", '#x27': "'" };

const patterns = new Map<string, Promise<RegExp>>();

/** Marks English wording on a page of a language that lacks it, by `lang` and `dir` on the element around it. */
export async function markEnglish(html: string, language: string): Promise<string> {
  const found = patterns.get(language) ?? findUntranslated(language).then(toPattern);
  patterns.set(language, found);
  const english = await found;
  return html.replace(ELEMENT, (element, tag: string, attributes: string, open: string, text: string) =>
    /\s(?:lang|hreflang)=/.test(attributes) || !english.test(decode(text).trim())
      ? element
      : `<${tag}${attributes} lang="en" dir="ltr"${open}${text}`,
  );
}

/** Returns a pattern of whole texts. Leaves out texts that consist of placeholders, because they match any text. */
function toPattern(texts: string[]): RegExp {
  const telling = texts.filter((text) => /\p{L}{3}/u.test(text.replaceAll(/\{\w+\}/g, '')));
  return new RegExp(
    `^(?:${telling
      .map((text) =>
        text
          .split(/\{\w+\}/)
          .map(RegExp.escape)
          .join('.+'),
      )
      .join('|')})$`,
    'u',
  );
}

const decode = (text: string) => text.replaceAll(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
