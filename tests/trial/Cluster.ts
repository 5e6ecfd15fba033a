import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { Program } from './Program.ts';

const NODES = { a: '10.199.0.11', b: '10.199.0.12' } as const;
export type Node = keyof typeof NODES;
const ETCD = '10.199.0.1:2379';
const HAPROXY = path.resolve(import.meta.dirname, '../../deploy/trial/haproxy.cfg');
const PGBOUNCER = path.resolve(import.meta.dirname, '../../deploy/trial/pgbouncer.ini');
const SUPERUSER_URL = 'postgres://postgres:postgres@127.0.0.1:4950/postgres';
const LIMITS = { lock_timeout: '3s', statement_timeout: '60s', idle_in_transaction_session_timeout: '60s' };
/** Seconds. A primary that does not renew its lease for `ttl` is replaced. */
const TIMING = { ttl: 10, loop_wait: 2, retry_timeout: 3 };
const MAX_START_MS = 90_000;

/** Two PostgreSQL nodes with Patroni, etcd and HAProxy, each node in its own network namespace. */
export class Cluster {
  /** Address of the primary, through HAProxy. */
  static readonly url = 'postgres://site:site@127.0.0.1:4950/site';
  /** Address of PgBouncer in transaction mode, which connects to HAProxy. */
  static readonly pooledUrl = 'postgres://site:site@127.0.0.1:4951/site';
  #folder: string;
  #patroni = new Map<Node, Program>();
  #programs: Program[] = [];

  constructor(folder: string) {
    this.#folder = folder;
  }

  async start(): Promise<void> {
    const etcd = ['--data-dir', path.join(this.#folder, 'etcd'), '--advertise-client-urls', `http://${ETCD}`];
    this.#run(
      ['etcd', ...etcd, '--listen-client-urls', `http://${ETCD}`, '--listen-peer-urls', 'http://127.0.0.1:2380'],
      'etcd',
    );
    // First, because HAProxy takes both nodes for the primary until its checks have failed.
    this.#run(['haproxy', '-f', HAPROXY, '-db'], 'haproxy');
    this.startNode('a');
    await this.#waitForRole('a', 'primary');
    this.startNode('b');
    await this.waitForStandby();
    await createDatabase();
  }

  /** Starts PgBouncer, and gives the role the limits that a pool cannot pass on. */
  async startPool(): Promise<void> {
    const options = { log: this.#log('pgbouncer'), user: 'postgres' };
    this.#programs.push(new Program(['pgbouncer', PGBOUNCER], options));
    for (const [limit, value] of Object.entries(LIMITS))
      await query(SUPERUSER_URL, `ALTER ROLE site SET ${limit} TO '${value}'`);
  }

  startNode(node: Node): void {
    const file = path.join(this.#folder, `patroni-${node}.json`);
    const home = path.join(this.#folder, `node-${node}`);
    mkdirSync(home, { recursive: true });
    execFileSync('chown', ['postgres:postgres', home]);
    writeFileSync(file, JSON.stringify(describeNode(node, home), null, 2));
    const options = { log: this.#log(`patroni-${node}`), namespace: `cg-${node}`, user: 'postgres' };
    this.#patroni.set(node, new Program(['patroni', file], options));
  }

  /** Kills all processes of a node at once, as a machine that loses its power does. */
  killNode(node: Node): void {
    const pids = execFileSync('ip', ['netns', 'pids', `cg-${node}`], { encoding: 'utf8' })
      .split(/\s+/)
      .filter(Boolean);
    execFileSync('kill', ['-9', ...pids]);
  }

  /** Cuts a node off from the other node, from etcd and from its clients, or connects it again. */
  setUplink(node: Node, state: 'up' | 'down'): void {
    execFileSync('ip', ['link', 'set', `port-${node}`, state]);
  }

  /** Cuts only the network between the two nodes, or connects them again. */
  setIsolation(state: 'on' | 'off'): void {
    for (const node of Object.keys(NODES))
      execFileSync('bridge', ['link', 'set', 'dev', `port-${node}`, 'isolated', state]);
  }

  async findPrimary(): Promise<Node | null> {
    for (const node of Object.keys(NODES) as Node[]) if (await hasRole(node, 'primary')) return node;
    return null;
  }

  /** Waits until a primary has a synchronous standby, which the trial needs before the next fault. */
  async waitForStandby(): Promise<void> {
    await waitUntil('a synchronous standby', async () => {
      const primary = await this.findPrimary();
      return primary !== null && hasRole(primary === 'a' ? 'b' : 'a', 'sync');
    });
  }

  async stop(): Promise<void> {
    for (const program of this.#patroni.values()) await program.stop('SIGINT');
    for (const program of this.#programs.toReversed()) await program.stop();
  }

  async #waitForRole(node: Node, role: string): Promise<void> {
    await waitUntil(`${node} as ${role}`, () => hasRole(node, role));
  }

  #run(command: string[], name: string): void {
    this.#programs.push(new Program(command, { log: this.#log(name) }));
  }

  #log(name: string): string {
    return path.join(this.#folder, `${name}.log`);
  }
}

/** Asks Patroni's REST API whether a node has a role: primary, or sync for a synchronous standby. */
async function hasRole(node: Node, role: string): Promise<boolean> {
  const signal = AbortSignal.timeout(1000);
  return fetch(`http://${NODES[node]}:8008/${role}`, { signal }).then(
    ({ status }) => status === 200,
    () => false,
  );
}

async function waitUntil(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const until = Date.now() + MAX_START_MS; !(await isSo()); await wait(250))
    if (Date.now() > until) throw new Error(`Waited ${MAX_START_MS / 1000} s for ${what}; see the logs of Patroni`);
}

async function createDatabase(): Promise<void> {
  await waitUntil('HAProxy', () => query(SUPERUSER_URL, 'SELECT').then(isTrue, isFalse));
  await query(SUPERUSER_URL, `CREATE ROLE site LOGIN PASSWORD 'site'`);
  await query(SUPERUSER_URL, `CREATE DATABASE site OWNER site TEMPLATE template0 ENCODING 'UTF8'`);
}

const isTrue = () => true;
const isFalse = () => false;

async function query(connectionString: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

/** Returns Patroni's settings of a node, which are the same for both but for names and addresses. */
function describeNode(name: Node, home: string) {
  const address = NODES[name];
  const data = path.join(home, 'data');
  rmSync(path.join(home, 'pgpass'), { force: true });
  return {
    scope: 'common-ground',
    name,
    restapi: { listen: `${address}:8008`, connect_address: `${address}:8008` },
    etcd3: { host: ETCD },
    bootstrap: {
      dcs: {
        ...TIMING,
        synchronous_mode: true,
        master_start_timeout: 0,
        postgresql: {
          use_pg_rewind: true,
          parameters: {
            max_connections: 100,
            wal_sender_timeout: '5s',
            wal_receiver_timeout: '5s',
            wal_keep_size: '512MB',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `${address}:5432`,
      connect_address: `${address}:5432`,
      data_dir: data,
      bin_dir: '/usr/lib/postgresql/15/bin',
      pgpass: path.join(home, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password: 'postgres' },
        replication: { username: 'replicator', password: 'replicator' },
      },
      parameters: { unix_socket_directories: home },
      pg_hba: [
        'local all all trust',
        'host replication replicator 10.199.0.0/24 scram-sha-256',
        'host all all 10.199.0.0/24 scram-sha-256',
      ],
    },
  };
}
