import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '../../../contracts/encyclopedia/languages.ts';
import { DIGEST_PERIODS, type DigestPeriod, type MailChoices } from '../../../contracts/notifications/mailChoices.ts';
import { MAIL_TOPICS, type MailTopic } from '../../../contracts/notifications/notifications.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, execute, findRow, json, type RowFrom } from '../../../platform/statement.ts';
import { isWanted } from '../mails/memberMail.ts';
import { toJsonObject } from './choices.ts';

const ROW = { preferences: json() };

const MAIL_CHOICES = defineStatement({
  name: 'mail-choices',
  row: ROW,
  text: 'SELECT p.preferences FROM users u LEFT JOIN user_profiles p ON p.user_id = u.id WHERE u.id = $1',
});

/** Returns null when the account does not exist. */
export async function selectMailChoices(database: Database, userId: number): Promise<MailChoices | null> {
  const row = await findRow(database, MAIL_CHOICES, [userId]);
  return row && toChoices(row);
}

type Change = {
  topics?: Partial<Record<MailTopic, boolean>>;
  digestEvery?: DigestPeriod | undefined;
  language?: string | undefined;
};

const MAIL_CHOICES_UPDATE = defineStatement({
  name: 'mail-choices-update',
  row: ROW,
  text: `INSERT INTO user_profiles AS p (user_id, preferences)
         SELECT id, jsonb_build_object('mail', $2::jsonb) || $3::jsonb FROM users WHERE id = $1
         ON CONFLICT (user_id) DO UPDATE SET updated_at = now(), preferences =
           ${toJsonObject('p.preferences')} || $3::jsonb || jsonb_build_object('mail',
             ${toJsonObject("p.preferences -> 'mail'")} || $2::jsonb)
         RETURNING preferences`,
});

/** Changes the given values and leaves all other preferences; null when the account does not exist. */
export async function updateMailChoices(
  database: Database,
  userId: number,
  { topics = {}, digestEvery, language }: Change,
): Promise<MailChoices | null> {
  const row = await findRow(database, MAIL_CHOICES_UPDATE, [
    userId,
    JSON.stringify({ ...topics, digestEvery }),
    JSON.stringify(language === undefined ? {} : { language }),
  ]);
  return row && toChoices(row);
}

const FIRST_LANGUAGE = defineStatement({
  name: 'mail-first-language',
  text: `INSERT INTO user_profiles AS p (user_id, preferences)
         SELECT id, jsonb_build_object('language', $2::text) FROM users WHERE id = $1
         ON CONFLICT (user_id) DO UPDATE SET preferences =
           ${toJsonObject('p.preferences')} || jsonb_build_object('language', $2::text)
         WHERE p.preferences ->> 'language' IS NULL`,
});

/** Stores the language of a registration or sign-in, unless the user has one already. */
export async function storeFirstLanguage(database: Database, userId: number, language: string): Promise<void> {
  await execute(database, FIRST_LANGUAGE, [userId, language]);
}

const LANGUAGE_PREFIX = defineStatement({
  name: 'mail-language',
  row: { code: z.string() },
  text: `SELECT l.code FROM user_profiles p JOIN languages l ON l.code = p.preferences ->> 'language'
         WHERE p.user_id = $1 AND l.is_active AND l.is_default IS NOT TRUE`,
});

/** Returns the language code for paths: null for the default language, an inactive one, or none. */
export async function findLanguagePrefix(database: Database, userId: number): Promise<string | null> {
  const row = await findRow(database, LANGUAGE_PREFIX, [userId]);
  return row?.code ?? null;
}

function toChoices({ preferences }: RowFrom<typeof MAIL_CHOICES>): MailChoices {
  const { mail, language } = Object(preferences);
  const topics = Object.keys(MAIL_TOPICS) as MailTopic[];
  return {
    ...(Object.fromEntries(topics.map((topic) => [topic, isWanted(mail, topic)])) as Record<MailTopic, boolean>),
    digestEvery: DIGEST_PERIODS.find((every) => every === Object(mail).digestEvery) ?? 'weekly',
    language: typeof language === 'string' ? language : DEFAULT_LANGUAGE,
  };
}
