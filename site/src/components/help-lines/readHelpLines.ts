import type { HelpLine } from '@common-ground/api/contracts/moderation/helpLines.ts';

/** Defaults for fields added in November 2026: a browser may have stored an older response. */
const MISSING_FIELDS = {
  kinds: [],
  otherPhones: [],
  sms: null,
  reach: 'phone',
  access: [],
  openingHours: null,
} as const;

/** Reads the help lines of all regions without credentials, to keep the reader's region and need private. */
export async function readHelpLines(lang: string): Promise<HelpLine[]> {
  const answer = await fetch(`/api/help-lines?lang=${encodeURIComponent(lang)}`, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`Help lines: ${answer.status}`);
  const lines: HelpLine[] = await answer.json();
  return lines.map((line) => ({ ...MISSING_FIELDS, ...line }) as HelpLine);
}
