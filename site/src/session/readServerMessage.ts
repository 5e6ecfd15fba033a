import { ClientError } from '@common-ground/api/contracts/client.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { serverMessagesIn } from '@common-ground/api/contracts/wording/serverMessages.ts';

/** Maximum characters of a message. A longer body is taken for the page of a proxy. */
const MAX_MESSAGE_LENGTH = 400;

/** Status texts of 5xx (RFC 9110), which some servers also send as the body. */
const STATUS_TEXT = /^(internal server error|not implemented|bad gateway|service unavailable|gateway time-?out)\.?$/i;

const ENGLISH = serverMessagesIn('en');

/**
 * Returns the server's message, translated if known. Null when there is no response, or its body is empty, too long,
 * markup or only a status text.
 */
export function readServerMessage(error: unknown, language: string = document.documentElement.lang): string | null {
  if (!(error instanceof ClientError)) return null;
  const body = error.body.trim();
  if (!body || body.length > MAX_MESSAGE_LENGTH || body.startsWith('<') || STATUS_TEXT.test(body)) return null;
  return translate(body, language) ?? body;
}

function translate(body: string, language: string): string | null {
  const words = serverMessagesIn(language);
  const [, field = '', message = body] = /^(?:texts\.)?(\w+)(?:\.\w+)*: (.+)$/s.exec(body) ?? [];
  // Some messages about a field are whole sentences that name the field themselves.
  const whole =
    translateMessage(body, ENGLISH.whole, words.whole) ?? translateMessage(message, ENGLISH.whole, words.whole);
  if (whole) return whole;
  const ofField = translateMessage(message, ENGLISH.ofField, words.ofField);
  if (!ofField || !isField(field)) return null;
  return fill(words.aboutField, { field: words.fields[field], message: ofField });
}

/**
 * Translates a message that matches one of the `english` texts into `words`, with its values. Null when none matches.
 */
function translateMessage<Texts extends Record<string, string>>(
  message: string,
  english: Texts,
  words: Texts,
): string | null {
  for (const [key, text] of Object.entries(english)) {
    const values = toPattern(text).exec(message);
    if (values) return fill(words[key] ?? text, { ...values.groups });
  }
  return null;
}

function toPattern(text: string): RegExp {
  const escaped = text.replace(/[.*+?^$()[\]\\|]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replace(/\{(\w+)\}/g, '(?<$1>.+)')}$`);
}

function isField(name: string): name is keyof typeof ENGLISH.fields {
  return Object.hasOwn(ENGLISH.fields, name);
}
