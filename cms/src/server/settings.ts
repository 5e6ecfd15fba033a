import path from 'node:path';
import { z } from 'zod';
import { readSecretFiles } from './secretFiles.ts';
import type { Environment } from './start/runNode.ts';
import { SettingsError } from './start/StartError.ts';

const port = z.coerce
  .number({ error: 'must be a port number' })
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(65535, 'must be at most 65535');
const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\/[^/]+\/.+/, 'must look like postgres://user:password@host:5432/name');

const onOrOff = z.enum(['on', 'off'], { error: 'must be on or off' });
const address = z.url({ protocol: /^https?$/, error: 'must be a full address such as https://example.org' });

/** Milliseconds that an unused connection stays open. A new one costs PostgreSQL tens of milliseconds. */
export const MAX_IDLE_CONNECTION_MS = 10 * 60_000;

/** Settings from the environment. Empty values count as not set. */
const settingsSchema = z.object({
  PORT: port.default(4321),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((folder) => path.resolve(folder)),
  INTERNAL_HOST: z.string().default('127.0.0.1'),
  HEALTH_PORT: port.optional(),
  CMS_PORT: port.optional(),
  METRICS_PORT: port.optional(),
  LOG_FORMAT: z.enum(['json', 'pretty'], { error: 'must be json or pretty' }).optional(),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error'], { error: 'must be debug, info, warn or error' })
    .default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_STATEMENT_NAMES: onOrOff.default('on'),
  DATABASE_POOL: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(2, 'must be at least 2')
    .default(6),
  SITE_URL: address.transform((url) => url.replace(/\/+$/, '')).optional(),
  CONTACT_EMAIL: z.email('must be an email address such as team@example.org').optional(),
  PAYLOAD_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  TRUSTED_PROXIES: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(0, 'must be at least 0')
    .default(0),
  OFFLINE: onOrOff.default('on'),
  STORAGE: z.enum(['disk', 's3'], { error: 'must be disk or s3' }).default('disk'),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: address.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  CDN_PURGE: z
    .enum(['none', 'webhook', 'fastly', 'cloudflare'], { error: 'must be none, webhook, fastly or cloudflare' })
    .default('none'),
  CDN_PURGE_URL: address.optional(),
  CDN_SERVICE: z.string().optional(),
  CDN_PURGE_TOKEN: z.string().optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: 'must look like smtps://user:password@mail.example.org, with special characters as %40',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^\p{Cc}<>"@,;:]+ <[^\s\p{Cc}<>@,;:"]+@[^\s\p{Cc}<>@,;:"]+>|[^\s\p{Cc}<>@,;:"]+@[^\s\p{Cc}<>@,;:"]+)$/u,
      'must look like team@example.org or Team <team@example.org>',
    )
    .optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be 87 characters of Base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 43 characters of Base64url')
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must look like mailto:team@example.org or https://example.org')
    .optional(),
  BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
  VERIFY_DATABASE_URL: databaseUrl.optional(),
  DEMO_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
});

export type Settings = z.infer<typeof settingsSchema> & { SITE_URL: string };

/** Settings of a child process: the process that starts it must pass DATABASE_URL, PAYLOAD_SECRET and SITE_URL. */
const processSchema = settingsSchema.required({ DATABASE_URL: true, PAYLOAD_SECRET: true, SITE_URL: true }).extend({
  CMS_PORT: port.default(4322),
  CMS_ORIGIN: address.optional(),
});
/** `DATABASE_DIRECT_URL` is `DATABASE_URL` where it is not set. */
export type ProcessSettings = z.infer<typeof processSchema> & { DATABASE_DIRECT_URL: string };

type Addresses = Pick<Settings, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>;

/** Whether DATABASE_URL is the address of a connection pool, which takes no startup parameters and no session state. */
export function isBehindPool({ DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL }: Addresses): boolean {
  return DATABASE_URL !== DATABASE_DIRECT_URL;
}

/** Returns the name of the setting with the address for locks, migrations and commands, for messages. */
export function findDirectSetting(addresses: Addresses): keyof Addresses {
  return isBehindPool(addresses) ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
}

/** @throws SettingsError */
export function readSettings(environment: Environment = process.env): Settings {
  const settings = parse(settingsSchema, environment, (set, values) => [
    ...findMissingPartners(set, values),
    ...(set('DATABASE_URL') && !set('PAYLOAD_SECRET')
      ? ['PAYLOAD_SECRET must be set when DATABASE_URL is: it encrypts second factors']
      : []),
  ]);
  return { ...settings, SITE_URL: settings.SITE_URL ?? `http://${hostInUrl(settings.HOST)}:${settings.PORT}` };
}

/** @throws SettingsError */
export function readProcessSettings(environment: Environment = process.env): ProcessSettings {
  const settings = parse(processSchema, environment, findMissingPartners);
  return { ...settings, DATABASE_DIRECT_URL: settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL };
}

type IsSet = (name: keyof z.input<typeof settingsSchema>) => boolean;

const VAPID = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;
/** Settings that each adapter for purging needs. */
const PURGE_NEEDS = {
  webhook: ['CDN_PURGE_URL'],
  fastly: ['CDN_SERVICE', 'CDN_PURGE_TOKEN'],
  cloudflare: ['CDN_SERVICE', 'CDN_PURGE_TOKEN'],
} as const;

/** Returns a sentence for each setting that is missing beside others that need it. */
function findMissingPartners(isSet: IsSet, environment: Environment): string[] {
  const vapid = VAPID.filter((name) => !isSet(name));
  const purge = PURGE_NEEDS[String(environment.CDN_PURGE) as keyof typeof PURGE_NEEDS] ?? [];
  const rules: [boolean, string][] = [
    [isSet('SMTP_URL') && !isSet('MAIL_FROM'), 'MAIL_FROM must be set when SMTP_URL is: every mail says who sends it'],
    ...vapid.map((name): [boolean, string] => [
      vapid.length < VAPID.length,
      `${name} must be set with the other VAPID settings`,
    ]),
    [environment.STORAGE === 's3' && !isSet('S3_BUCKET'), 'S3_BUCKET must be set when STORAGE is s3'],
    [
      isSet('S3_ACCESS_KEY_ID') !== isSet('S3_SECRET_ACCESS_KEY'),
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together',
    ],
    ...purge.map((name): [boolean, string] => [
      !isSet(name),
      `${name} must be set when CDN_PURGE is ${environment.CDN_PURGE}`,
    ]),
    [isSet('DATABASE_DIRECT_URL') && !isSet('DATABASE_URL'), 'DATABASE_URL must be set when DATABASE_DIRECT_URL is'],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, sentence]) => sentence);
}

/**
 * @param findProblems returns sentences about settings that need each other
 * @throws SettingsError with all problems, also those of secret files
 */
function parse<T>(
  schema: z.ZodType<T>,
  environment: Environment,
  findProblems: (isSet: IsSet, environment: Environment) => string[],
): T {
  const { values, problems } = readSecretFiles(environment);
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  const faults = (result.error?.issues ?? []).map(
    (issue) => `${issue.path.join('.')} ${given[String(issue.path[0])] === undefined ? 'must be set' : issue.message}`,
  );
  const all = [...problems, ...faults, ...findProblems((name) => given[name] !== undefined, given)];
  if (all.length > 0 || !result.success) throw new SettingsError(all);
  return result.data;
}

/** A server that listens on all addresses is reached from this machine as `localhost`. */
export function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
