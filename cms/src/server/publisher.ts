import { HEARTBEAT_SECONDS } from '@common-ground/api/contracts/publishing/publisherState.ts';
import { FORUM_MAILS } from '@common-ground/api/features/forum/digestMail.ts';
import { deliverMails } from '@common-ground/api/features/notifications/deliverMails.ts';
import { retryFailedPages } from '@common-ground/api/features/publishing/requestRebuild.ts';
import { log } from '@common-ground/api/platform/log/log.ts';
import { watchPool } from '@common-ground/api/platform/metrics/recorder.ts';
import { loadRenderer } from '@common-ground/site/renderer';
import pg from 'pg';
import { demandSupportedServer } from '../payload/database/demandSupportedServer.ts';
import { createScheduleTask } from '../publisher/createScheduleTask.ts';
import { indexGroup } from '../publisher/damage/groups.ts';
import { becomeLeader, enterTree, reenterTree, shareTree } from '../publisher/enterTree.ts';
import { saveHeartbeat } from '../publisher/LastPublish.ts';
import { connectPatiently, LockConnection } from '../publisher/LockConnection.ts';
import { markDifferingPages } from '../publisher/markDifferingPages.ts';
import { saveFailures } from '../publisher/marks.ts';
import { openTreeStorage } from '../publisher/openTreeStorage.ts';
import { PoolSockets } from '../publisher/PoolSockets.ts';
import { Publisher } from '../publisher/Publisher.ts';
import { createIndexTask } from '../publisher/pageIndex/createIndexTask.ts';
import { PageIndex } from '../publisher/pageIndex/PageIndex.ts';
import { createPurge } from '../publisher/purge/createPurge.ts';
import { PagePurge } from '../publisher/purge/PagePurge.ts';
import { readRelease } from '../publisher/releases.ts';
import { renderRelease } from '../publisher/renderRelease.ts';
import { SearchEntries } from '../publisher/searchEntries/SearchEntries.ts';
import type { TreeStorage } from '../publisher/TreeStorage.ts';
import { createFileTask } from '../publisher/upkeep/createFileTask.ts';
import { createUpkeepTasks } from '../publisher/upkeep/createUpkeepTasks.ts';
import { toBucketSettings } from '../storage/bucketSettings.ts';
import { connectDirectly } from './connectDirectly.ts';
import { builtSite, siteFolder } from './folders.ts';
import { type PublisherParts, servePublisherHealth } from './internal/servePublisherHealth.ts';
import { failWith, live, onStop, ready } from './lifecycle.ts';
import { createPushDelivery } from './mail/createPushDelivery.ts';
import { Delivery, MAIL_WAITING, PUSH_WAITING } from './mail/Delivery.ts';
import { mailer } from './mail/mailer.ts';
import { createBacklogReader } from './observing/readBacklog.ts';
import { startObserving } from './observing/startObserving.ts';
import { MAX_IDLE_CONNECTION_MS, readProcessSettings } from './settings.ts';

/** Several publishers may run side by side on one tree with one build of the site. */
const settings = readProcessSettings();
const { DATABASE_URL: databaseUrl, SITE_URL: siteUrl, CONTACT_EMAIL: contactEmail } = settings;
const root = siteFolder(settings.DATA_DIR);
/** Milliseconds between two attempts to become the leader. */
const KEEPER_LOOK_MS = 5000;
const LINK_LOOK_MS = 2000;
/** Milliseconds for a connection of the pool, also a wait for a free one, which is long with little processor time. */
const POOL_WAIT_MS = 15_000;

const connect = () => connectDirectly(settings, 'common-ground-publisher-listen');
const takenOver = new Error(
  'a publisher with another build took over while this one had no connection to the database',
);
const failBeforeWork = (error: Error) => failWith(error);

async function run(): Promise<void> {
  const parts: PublisherParts = {};
  servePublisherHealth(settings, parts);
  // The connection listens and holds the locks, without which this publisher may not change the tree.
  const connection = await connectPatiently(connect, (error) => log.warn({ err: error }, 'waiting for the database'));
  connection.on('error', failBeforeWork);
  await demandSupportedServer(connection);
  parts.locks = { isLost: false };
  const tree = await readRelease({ root, distFolder: builtSite, siteUrl, contactEmail });
  const bucket = toBucketSettings(settings);
  const storage = openTreeStorage(tree, builtSite, bucket);
  const { pages, build } = storage;
  const isCurrent = async () => (await storage.findRelease()) === tree.release;
  const isAlone = await enterTree(connection, isCurrent);
  parts.hasTree = true;

  const sockets = new PoolSockets();
  const sql = new pg.Pool({
    stream: sockets.create,
    connectionString: databaseUrl,
    max: 6,
    idleTimeoutMillis: MAX_IDLE_CONNECTION_MS,
    connectionTimeoutMillis: POOL_WAIT_MS,
    keepAlive: true,
    application_name: 'common-ground-publisher',
  });
  watchPool('publisher', sql);
  let isKeeper = false;
  const stopObserving = await startObserving({
    process: 'publisher',
    settings,
    readGauges: createBacklogReader({ database: sql, isLeader: () => isKeeper, folder: settings.DATA_DIR }),
  });
  // The listening connection reports outages for all connections.
  sql.on('error', () => {});
  const beat = () => saveHeartbeat(sql);
  const renderer = await loadRenderer(builtSite, { siteUrl, contactEmail });
  parts.hasRenderer = true;
  const purge = createPurge(settings);
  const failures = await build.put(build.addresses);
  await beat();
  if (!isAlone) {
    log.info('running beside another publisher');
  } else if (await isCurrent()) {
    // Readers already get this release: files that cannot be written now are tried again.
    await saveFailures(sql, failures);
    await pages.sweep();
    log.info(`the tree was compared with the database (${await markDifferingPages(sql, pages)} pages differ)`);
  } else {
    if (failures[0]) throw new Error(`${failures[0].path} was not put in place: ${failures[0].reason}`);
    const started = performance.now();
    const workerSettings = { databaseUrl, siteUrl, contactEmail, distFolder: builtSite };
    const whole = { sql, renderer, folder: tree.folder, bucket, workerSettings };
    const isPurged = purge !== null;
    const { rendered } = await renderRelease({
      ...whole,
      storage,
      isPurged,
      onProgress: () => void beat().catch(() => {}),
    });
    log.info(`${rendered} pages in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  if (isAlone) {
    await sweepEarlierBuilds(storage);
    await shareTree(connection);
  }

  const publisher = new Publisher({ sql, renderer, tree: pages, build, purge: purge && new PagePurge(purge) });
  const searchEntries = new SearchEntries({ sql, tree: pages, purge });
  const pageIndex = new PageIndex({ sql, folder: tree.folder, bucket, databaseUrl });
  const keep = async () => {
    isKeeper ||= await becomeLeader(locks.client);
    if (!isKeeper || publisher.isKeeping) return;
    await searchEntries.start();
    // The lock may have been lost during the start.
    if (!isKeeper) return;
    const dates = createScheduleTask({ database: sql, loadPayload });
    const indexes = { entries: indexGroup(searchEntries), pages: indexGroup(pageIndex) };
    const index = createIndexTask({ folder: tree.folder, copy: storage.copyIndex, purge });
    const damage = storage.createDamageTask(sql, indexes);
    const upkeep = [...createUpkeepTasks(sql), createFileTask(settings.DATA_DIR)];
    publisher.keep(searchEntries, [...upkeep, dates, damage, pageIndex.task, index]);
  };
  publisher.add([
    // A lost heartbeat is no fault: it shows that the publisher did not reach the database.
    { name: 'heartbeat', everyMs: HEARTBEAT_SECONDS * 1000, work: beat },
    { name: 'election of the leader', everyMs: KEEPER_LOOK_MS, work: keep },
    { name: 'current release', everyMs: LINK_LOOK_MS, work: async () => (await isCurrent()) || storage.link() },
  ]);
  const mails = new Delivery('mails', async () =>
    locks.isLost ? undefined : deliverMails({ database: sql, mailer, composers: FORUM_MAILS }),
  );
  const pushes = await createPushDelivery(sql, settings);
  const listen = (client: pg.Client) =>
    client.query(`LISTEN publisher_asked; LISTEN ${MAIL_WAITING}; LISTEN ${PUSH_WAITING}`);
  const locks = new LockConnection(connection, {
    connect,
    async enter(client) {
      if (!(await reenterTree(client, isCurrent))) {
        failWith(takenOver);
        throw takenOver;
      }
      // Another publisher may have become the leader meanwhile. The election tries again.
      isKeeper = isKeeper && (await becomeLeader(client));
      if (!isKeeper) publisher.resign();
      await listen(client);
    },
    onNotification(channel, payload) {
      if (channel === MAIL_WAITING) return mails.look();
      if (channel === PUSH_WAITING) return pushes?.look();
      return payload === 'change' ? publisher.wake() : publisher.ask();
    },
    onLost(error) {
      log.warn({ err: error }, 'waiting for the database');
      publisher.suspend();
      sockets.cut(error);
    },
    onBack(afterMs) {
      log.info(`the database is back after ${(afterMs / 1000).toFixed(1)} s`);
      publisher.resume();
      publisher.ask();
      mails.look();
      pushes?.look();
    },
  });
  connection.off('error', failBeforeWork);
  await listen(connection);
  mails.look();
  pushes?.look();
  // Tries failed pages again, also those given up. Rendering a page twice does no harm.
  await retryFailedPages(sql);
  publisher.start();
  Object.assign(parts, { locks, loop: publisher });
  await publisher.published();
  parts.hasPages = true;
  ready();
  onStop(async () => {
    await Promise.all([publisher.stop(), pageIndex.stop(), mails.stop(), pushes?.stop()]);
    await locks.stop();
    await stopObserving();
  });
}

/** Logs a failure instead of throwing it: a full disk must not stop publishing. */
async function sweepEarlierBuilds(storage: TreeStorage): Promise<void> {
  try {
    await storage.sweepAssets();
  } catch (error) {
    log.error({ err: error }, 'scripts of earlier builds were not checked');
  }
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
