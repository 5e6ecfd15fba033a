type Metric = { type: 'counter' | 'gauge' | 'histogram'; name: string; help: string; labels: readonly string[] };

/**
 * Metrics of all processes, by the names that Prometheus stores. The values of each label come from a fixed set, such as
 * the templates of routes: no id, address or text of a user is one of them.
 */
export const METRICS = {
  requests: {
    type: 'counter',
    name: 'common_ground_http_requests_total',
    help: 'Requests by the template of their route, or `page`, `file`, `film` or `cms`',
    labels: ['route', 'method', 'status'],
  },
  requestSeconds: {
    type: 'histogram',
    name: 'common_ground_http_request_duration_seconds',
    help: 'Time until the head of the response, without those that were sent from memory',
    labels: ['route', 'method'],
  },
  cacheLookups: {
    type: 'counter',
    name: 'common_ground_cache_lookups_total',
    help: 'Lookups of cached responses and of files in memory, by result: `hit` or `miss`',
    labels: ['cache', 'result'],
  },
  poolConnections: {
    type: 'gauge',
    name: 'common_ground_database_pool_connections',
    help: 'Open connections of a pool, by state: `busy` or `idle`',
    labels: ['pool', 'state'],
  },
  poolSize: {
    type: 'gauge',
    name: 'common_ground_database_pool_max_connections',
    help: 'Largest number of connections of a pool',
    labels: ['pool'],
  },
  poolWaiting: {
    type: 'gauge',
    name: 'common_ground_database_pool_waiting',
    help: 'Statements and transactions that wait for a connection of a pool',
    labels: ['pool'],
  },
  publishSeconds: {
    type: 'histogram',
    name: 'common_ground_publish_duration_seconds',
    help: 'Time from the recorded change until pages were in place: the `own` ones of the record, or `all` that show it',
    labels: ['pages'],
  },
  renderSeconds: {
    type: 'histogram',
    name: 'common_ground_page_render_duration_seconds',
    help: 'Time to load and render one page',
    labels: [],
  },
  taskFailures: {
    type: 'counter',
    name: 'common_ground_task_failures_total',
    help: 'Failed runs of periodic tasks, deliveries and steps of the publisher',
    labels: ['task'],
  },
  messageFailures: {
    type: 'counter',
    name: 'common_ground_message_failures_total',
    help: 'Failed tries to send a mail or a push',
    labels: ['kind'],
  },
  isLeader: {
    type: 'gauge',
    name: 'common_ground_publisher_leader',
    help: '1 for the publisher that is the leader, else 0',
    labels: [],
  },
  isDatabaseUp: {
    type: 'gauge',
    name: 'common_ground_database_up',
    help: '1 when the database answered the leader at this scrape, else 0',
    labels: [],
  },
  pendingPages: {
    type: 'gauge',
    name: 'common_ground_pending_pages',
    help: 'Recorded changes and dirty pages without the failed ones, by priority',
    labels: ['kind'],
  },
  pendingSeconds: {
    type: 'gauge',
    name: 'common_ground_pending_pages_oldest_seconds',
    help: 'Age of the oldest recorded change or dirty page, by priority',
    labels: ['kind'],
  },
  failedPages: {
    type: 'gauge',
    name: 'common_ground_failed_pages',
    help: 'Pages that could not be rendered or written',
    labels: [],
  },
  waitingMessages: {
    type: 'gauge',
    name: 'common_ground_waiting_messages',
    help: 'Mails and pushes in the outbox',
    labels: ['kind'],
  },
  waitingMessageSeconds: {
    type: 'gauge',
    name: 'common_ground_waiting_messages_oldest_seconds',
    help: 'Age of the oldest mail or push in the outbox',
    labels: ['kind'],
  },
  failedMails: {
    type: 'gauge',
    name: 'common_ground_failed_mails',
    help: 'Mails in the outbox that failed at least once',
    labels: [],
  },
  lastBackup: {
    type: 'gauge',
    name: 'common_ground_last_backup_timestamp_seconds',
    help: 'Time of the last complete backup; absent when none is known',
    labels: [],
  },
} as const satisfies Record<string, Metric>;

type Metrics = typeof METRICS;
export type MetricName<Type extends Metric['type']> = {
  [Name in keyof Metrics]: Metrics[Name]['type'] extends Type ? Name : never;
}[keyof Metrics];
/** Values of the labels of a metric. */
export type Labels<Name extends keyof Metrics> = Record<Metrics[Name]['labels'][number], string>;
