import { HEARTBEAT_SECONDS } from '@common-ground/api/contracts/publishing/publisherState.ts';
import { deliverMails } from '@common-ground/api/features/notifications/deliverMails.ts';
import { retry } from '@common-ground/api/features/publishing/retry.ts';
import { loadRenderer } from '@common-ground/site/renderer';
import pg from 'pg';
import { damageDuty } from '../publisher/damageDuty.ts';
import { dateDuty } from '../publisher/dateDuty.ts';
import { becomeKeeper, enterTree, shareTree } from '../publisher/enterTree.ts';
import { markDifferences } from '../publisher/markDifferences.ts';
import { Publisher } from '../publisher/Publisher.ts';
import { addAssets, currentRelease, releaseOf } from '../publisher/releases.ts';
import { renderRelease } from '../publisher/renderRelease.ts';
import { StaticTree } from '../publisher/StaticTree.ts';
import { SearchIndex } from '../publisher/searchIndex/SearchIndex.ts';
import { sweepAssets } from '../publisher/sweepAssets.ts';
import { upkeepDuties } from '../publisher/upkeep/upkeepDuties.ts';
import { builtSite, siteFolder } from './folders.ts';
import { failWith, live, onStop, ready } from './lifecycle.ts';
import { Delivery, MAIL_WAITING, PUSH_WAITING } from './mail/Delivery.ts';
import { mailer } from './mail/mailer.ts';
import { pushing } from './mail/pushing.ts';
import { KEEP_CONNECTION_MS, readProcessSettings } from './settings.ts';

/**
 * Brings the static tree up to date with the code and the database, then renders what changes. Any number may run side by
 * side on one tree with one build of the site.
 */
const settings = readProcessSettings();
const { DATABASE_URL: databaseUrl, SITE_URL: siteUrl, CONTACT_EMAIL: contactEmail } = settings;
const root = siteFolder(settings.DATA_DIR);
/** How soon another publisher does what the one did that is gone. */
const KEEPER_LOOK_MS = 5000;

async function run(): Promise<void> {
  // Listens, and holds the locks: without it this publisher has no right to the tree.
  const connection = new pg.Client({
    connectionString: databaseUrl,
    keepAlive: true,
    application_name: 'common-ground-publisher-listen',
  });
  await connection.connect();
  connection.on('error', failWith);
  const tree = await releaseOf({ root, distFolder: builtSite, siteUrl, contactEmail });
  const isCurrent = async () => (await currentRelease(root)) === tree.release;
  const isAlone = await enterTree(connection, isCurrent);

  const sql = new pg.Pool({
    connectionString: databaseUrl,
    max: 6,
    idleTimeoutMillis: KEEP_CONNECTION_MS,
    application_name: 'common-ground-publisher',
  });
  sql.on('error', (error) => console.error(`${error.message}`));
  const beat = () => sql.query('UPDATE publisher.state SET seen_at = now()');
  const renderer = await loadRenderer(builtSite, { siteUrl, contactEmail });
  const pages = new StaticTree(tree.folder);
  const assets = await addAssets(tree, renderer.clientFolder);
  await beat();
  if (!isAlone) {
    console.log('works beside another publisher');
  } else if (await isCurrent()) {
    await pages.sweep();
    console.log(`the tree was compared with the database (${await markDifferences(sql, pages)} pages differ)`);
  } else {
    const started = performance.now();
    const workerSettings = { databaseUrl, siteUrl, contactEmail, distFolder: builtSite };
    const whole = { sql, renderer, folder: tree.folder, workerSettings };
    const { rendered } = await renderRelease({ ...whole, tree, onProgress: () => void beat().catch(() => {}) });
    console.log(`${rendered} pages in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  if (isAlone) {
    await sweepAssets({ tree, assets });
    await shareTree(connection);
  }

  const publisher = new Publisher({ sql, renderer, tree: pages });
  const searchIndex = new SearchIndex({ sql, folder: tree.folder, databaseUrl });
  let isKeeper = false;
  const keep = async () => {
    isKeeper ||= await becomeKeeper(connection);
    if (!isKeeper || publisher.isKeeping) return;
    await searchIndex.start();
    const dates = dateDuty({ database: sql, loadPayload });
    publisher.keep(searchIndex, [...upkeepDuties(sql), dates, damageDuty(sql, pages)]);
  };
  publisher.add([
    // One that is lost says just what it should: that the publisher did not reach the database.
    { name: 'heartbeat', everyMs: HEARTBEAT_SECONDS * 1000, work: beat },
    { name: 'keeping', everyMs: KEEPER_LOOK_MS, work: keep },
  ]);
  const mails = new Delivery('mails', () => deliverMails({ database: sql, mailer }));
  const pushes = await pushing(sql, settings);
  connection.on('notification', ({ channel, payload }) => {
    if (channel === MAIL_WAITING) return mails.look();
    if (channel === PUSH_WAITING) return pushes?.look();
    return payload === 'change' ? publisher.wake() : publisher.ask();
  });
  await connection.query(`LISTEN publisher_asked; LISTEN ${MAIL_WAITING}; LISTEN ${PUSH_WAITING}`);
  mails.look();
  pushes?.look();
  // What failed for good is tried anew: rendering twice does no harm.
  await retry(sql);
  publisher.start();
  await publisher.published();
  ready('tree');
  onStop(async () => {
    await Promise.all([publisher.stop(), mails.stop(), pushes?.stop()]);
    await searchIndex.stop();
    await connection.end();
  });
}

async function loadPayload() {
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('../../payload.config.ts'),
  ]);
  return getPayload({ config });
}

live();
run().catch(failWith);
