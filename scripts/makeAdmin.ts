import { makeAdministrator } from '../cms/src/server/commands/makeAdministrator.ts';
import { withRunningDatabase } from '../cms/src/server/commands/withRunningDatabase.ts';

const [email] = process.argv.slice(2);
if (email) {
  process.exitCode = await withRunningDatabase(async (sql) => {
    console.log(
      `${await makeAdministrator(sql, email)} is an administrator now. Sign in to the CMS with this account.`,
    );
    return 0;
  });
} else {
  console.error('Usage: npm run make-admin ADDRESS');
  process.exitCode = 1;
}
