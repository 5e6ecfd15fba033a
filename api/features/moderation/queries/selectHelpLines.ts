import { DEFAULT_LANGUAGE } from '../../../contracts/encyclopedia/languages.ts';
import { type HelpLine, helpLineSchema } from '../../../contracts/moderation/helpLines.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, selectRows } from '../../../platform/statement.ts';

const inLanguage = (column: string, text: string) =>
  `coalesce(nullif(translations -> $1 ->> '${text}', ''), ${column})`;

const HELP_LINES = defineStatement({
  name: 'help-lines',
  row: helpLineSchema,
  text: `SELECT id, region, ${inLanguage('name', 'name')} AS name, kinds, phone, coalesce(other_phones, '[]') AS "otherPhones",
           coalesce(nullif(sms, ''), substring(chat FROM '^sms:(.*)')) AS sms,
           CASE WHEN chat NOT LIKE 'sms:%' THEN chat END AS chat, web, reach, coalesce(access, '[]') AS access, languages,
           CASE WHEN opening_hours IS NULL THEN ${inLanguage('hours', 'hours')} END AS hours,
           opening_hours AS "openingHours", ${inLanguage('for_whom', 'forWhom')} AS "forWhom", source,
           checked_at AS "checkedAt", CASE WHEN translations ? $1 THEN $1 ELSE '${DEFAULT_LANGUAGE}' END AS language
         FROM help_lines WHERE is_active AND ($2::text IS NULL OR region = $2)
         ORDER BY region = 'international', region, place, id`,
});

/**
 * Selects active lines, international ones last. Releases until November 2026 stored text message numbers in `chat`.
 */
export function selectHelpLines(
  database: Database,
  { language = DEFAULT_LANGUAGE, region = null }: { language?: string | undefined; region?: string | null | undefined },
): Promise<HelpLine[]> {
  return selectRows(database, HELP_LINES, [language, region]);
}
