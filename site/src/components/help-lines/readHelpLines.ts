import type { HelpLine } from '@common-ground/api/contracts/moderation/helpLines.ts';
import type { CareWords } from '@common-ground/api/contracts/wording/moderationCare.ts';
import { anonymousApi, calls } from '../../session/guestApi.ts';

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
  const lines = await anonymousApi.call(calls.listHelpLines, { query: { lang } });
  return lines.map((line) => ({ ...MISSING_FIELDS, ...line }) as HelpLine);
}

export type LineWords = CareWords['lines'];
