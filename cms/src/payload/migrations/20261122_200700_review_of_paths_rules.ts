import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** What was proposed for a learning path says for which one: such a path is not deleted. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(onDelete('RESTRICT')));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(onDelete('SET NULL')));
}

function onDelete(rule: 'RESTRICT' | 'SET NULL'): string {
  const name = 'contributions_path_id_learning_paths_id_fk';
  return `ALTER TABLE public.contributions DROP CONSTRAINT ${name};
    ALTER TABLE public.contributions ADD CONSTRAINT ${name}
      FOREIGN KEY (path_id) REFERENCES public.learning_paths (id) ON DELETE ${rule};`;
}
