import { publishDue } from '@common-ground/api/features/contributions/publishDue.ts';
import { millisecondsUntilDue } from '@common-ground/api/features/contributions/queries/contributions.ts';
import { loadRenderer } from '@common-ground/site/renderer';
import pg from 'pg';
import { Errands } from '../publisher/Errands.ts';
import { Heartbeat } from '../publisher/Heartbeat.ts';
import { JobLoop } from '../publisher/JobLoop.ts';
import { runPublishJobsWith } from '../publisher/jobs/publishTask.ts';
import { PUBLISH_QUEUE } from '../publisher/jobs/queuePublish.ts';
import { Publisher } from '../publisher/Publisher.ts';
import { reconcile } from '../publisher/reconcile.ts';
import { addAssets, currentRelease, keepPages, releaseOf, switchTo } from '../publisher/releases.ts';
import { Schedule } from '../publisher/Schedule.ts';
import { StaticTree } from '../publisher/StaticTree.ts';
import { SearchIndex } from '../publisher/searchIndex/SearchIndex.ts';
import { Upkeep } from '../publisher/upkeep/Upkeep.ts';
import { builtSite, siteFolder } from './folders.ts';
import { failWith, onStop, ready } from './lifecycle.ts';
import { mailer } from './mail/mailer.ts';
import { readProcessSettings } from './settings.ts';

/**
 * The one jobs worker: brings the static tree up to date with the code and the database, then renders what changes.
 * There must be exactly one, because Payload claims jobs without a lock; a second one waits for the first to end.
 */
const settings = readProcessSettings();
const databaseUrl = settings.DATABASE_URL;
const siteUrl = settings.SITE_URL;
const contactEmail = settings.CONTACT_EMAIL;
const root = siteFolder(settings.DATA_DIR);

async function run(): Promise<void> {
  const lock = new pg.Client({
    connectionString: databaseUrl,
    keepAlive: true,
    application_name: 'common-ground-publisher-lock',
  });
  await lock.connect();
  lock.on('error', failWith);
  await lock.query(`SELECT pg_advisory_lock(hashtext('common-ground-publisher'))`);

  const sql = new pg.Pool({ connectionString: databaseUrl, max: 3, application_name: 'common-ground-publisher' });
  sql.on('error', (error) => console.error(`${error.message}`));
  const heartbeat = new Heartbeat(sql);
  heartbeat.start();
  const renderer = await loadRenderer(builtSite, { siteUrl, contactEmail });
  const tree = await releaseOf({ root, distFolder: builtSite, siteUrl, contactEmail });
  const { folder } = tree;
  const searchIndex = new SearchIndex({ sql, folder, databaseUrl });
  const publisher = new Publisher({
    ...{ sql, renderer, folder, searchIndex },
    ...{ databaseUrl, siteUrl, contactEmail, distFolder: builtSite },
  });

  await addAssets(root, renderer.clientFolder);
  if ((await currentRelease(root)) === tree.release) {
    const report = await reconcile({ sql, publisher, searchIndex, tree: new StaticTree(folder) });
    console.log(
      `the tree matches the database (${report.missing} pages were missing, ${report.written} written, ${report.removed} removed)`,
    );
  } else {
    const started = performance.now();
    const report = await publisher.renderEverything();
    // A site that can render nothing must not take the place of one that could.
    if (report.failed.length === report.rendered) throw new Error('None of the pages could be rendered');
    await keepPages(tree, report.failed);
    await switchTo(tree);
    await sql.query('UPDATE publisher.state SET release = $1, reconciled_at = now(), last_published_at = now()', [
      tree.release,
    ]);
    console.log(`${report.rendered} pages in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  ready('tree');
  // After the pages, and in a process of its own: nobody waits for it.
  await searchIndex.start();

  // Payload takes a second or two to load, and the tree does not need it.
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('../../payload.config.ts'),
  ]);
  const payload = await getPayload({ config });
  runPublishJobsWith((change) => publisher.publish(change));
  const errands = new Errands({ sql, publisher, searchIndex, tree: new StaticTree(folder) });
  const schedule = new Schedule({
    publishDue: () => publishDue({ database: sql, payload, mailer }),
    untilNext: () => millisecondsUntilDue(sql),
  });
  const onAsked = () => {
    errands.look();
    schedule.look();
  };
  const jobs = new JobLoop({ payload, queue: PUBLISH_QUEUE, sql, databaseUrl, onAsked });
  await jobs.start();
  await errands.start();
  ready('jobs');
  const upkeep = new Upkeep({ sql, publisher });
  upkeep.start();
  schedule.start();
  onStop(async () => {
    heartbeat.stop();
    await jobs.stop();
    await errands.stop();
    await upkeep.stop();
    await schedule.stop();
    await searchIndex.stop();
    await lock.end();
  });
}

run().catch(failWith);
