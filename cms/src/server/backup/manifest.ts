import { z } from 'zod';
import { encryptionSchema } from './encryption.ts';
import { storedFileSchema } from './storedFile.ts';

/** Raised when an older version cannot read a backup of this one. */
export const FORMAT = 1;
export const BACKUP_MANIFEST = 'manifest.json';

/** Functions, views and triggers as the version of the backup has them (`readSqlFiles`). */
export const sqlFilesSchema = z.object({
  parts: z.array(z.object({ name: z.string(), file: z.string(), text: z.string(), digest: z.string() })),
  checksum: z.string(),
});

export const secretsSchema = z.object({ payloadSecret: z.string(), demoPassword: z.string().optional() });
export type BackupSecrets = z.infer<typeof secretsSchema>;

/** The file that makes a backup complete. It is written last, and is the only file that is never encrypted. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** Time of the database's snapshot. */
  takenAt: z.iso.datetime(),
  version: z.string(),
  /** Ids of the published release, and of the sources of the server; null where there was no build. */
  release: z.string().nullable(),
  build: z.string().nullable(),
  postgres: z.string(),
  siteUrl: z.string(),
  contactEmail: z.string().nullable(),
  languages: z.array(z.string()),
  migrations: z.array(z.string()),
  /** Names of the steps and passes that the database has had. */
  steps: z.array(z.string()),
  encryption: encryptionSchema.nullable(),
  tables: z.record(z.string(), z.object({ columns: z.array(z.string()), rows: z.int(), file: storedFileSchema })),
  sequences: z.record(z.string(), z.object({ value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
  films: z.record(z.string().regex(/^[^./\\\0][^/\\\0]*$/), storedFileSchema),
  sql: storedFileSchema,
  secrets: storedFileSchema.nullable(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Lists all files of a backup but the manifest. */
export function listFiles({ tables, films, sql, secrets }: Manifest) {
  const others = secrets ? [sql, secrets] : [sql];
  return [...Object.values(tables).map(({ file }) => file), ...Object.values(films), ...others];
}
