import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const ENDINGS: Record<string, string> = { br: '.br', identity: '' };
const PATIENCE_MS = 5000;

/** Debian's nginx in one process, with the page and its compressed form as files, and the headers that the gateway sends. */
export class Nginx {
  readonly origin: string;
  #child: ChildProcess;

  private constructor(port: number, child: ChildProcess) {
    this.origin = `http://127.0.0.1:${port}`;
    this.#child = child;
  }

  static isInstalled(): boolean {
    return spawnSync('nginx', ['-v']).status === 0;
  }

  static async start({ folder, port, page, from }: Given): Promise<Nginx> {
    mkdirSync(path.dirname(path.join(folder, page)), { recursive: true });
    const headers: string[] = [];
    for (const [encoding, ending] of Object.entries(ENDINGS)) {
      const answer = await fetchRaw(from + page, encoding);
      writeFileSync(path.join(folder, page + ending), answer.body);
      headers.push(...answer.headers);
    }
    const file = path.join(folder, 'nginx.conf');
    writeFileSync(file, configuration(folder, port, [...new Set(headers)]));
    const child = spawn('nginx', ['-c', file, '-e', path.join(folder, 'error.log')], { stdio: 'ignore' });
    const nginx = new Nginx(port, child);
    for (const until = Date.now() + PATIENCE_MS; !(await nginx.#answers(page)); await wait(50))
      if (Date.now() > until) throw new Error(`nginx does not answer; see ${folder}/error.log`);
    return nginx;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    this.#child.kill('SIGTERM');
    await once(this.#child, 'exit');
  }

  #answers(page: string): Promise<boolean> {
    return fetchRaw(this.origin + page, 'br').then(
      ({ status }) => status === 200,
      () => false,
    );
  }
}

/** @param from the gateway that sends `page` */
type Given = { folder: string; port: number; page: string; from: string };

function configuration(folder: string, port: number, headers: string[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/temporary;`)
    .join(' ');
  return `daemon off; master_process off; pid ${folder}/nginx.pid;
events { worker_connections 64; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; etag off; ${temporary}
  types {} default_type "text/html; charset=utf-8";
  map $http_accept_encoding $ending { br .br; default ""; }
  map $http_accept_encoding $encoding { br br; default ""; }
  server {
    listen 127.0.0.1:${port}; root ${folder};
    add_header content-encoding $encoding;
    ${headers.join('\n    ')}
    location / { try_files $uri$ending =404; }
  }
}
`;
}

const FROM_NGINX = ['connection', 'keep-alive', 'date', 'content-length', 'content-type', 'content-encoding', 'etag'];

function fetchRaw(url: string, encoding: string): Promise<{ status: number; headers: string[]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding };
    http
      .get(url, { headers, agent: false }, async (response) => {
        const body = Buffer.concat(await response.toArray());
        const own = Object.entries(response.headers).filter(([name]) => !FROM_NGINX.includes(name));
        const lines = [...own, ['etag', '"the mark of one version of it"']];
        resolve({
          status: response.statusCode ?? 0,
          headers: lines.map(([name, value]) => `add_header ${name} '${value}';`),
          body,
        });
      })
      .on('error', reject);
  });
}
