import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { get } from '../stage/get.ts';
import type { Stage } from '../stage/Stage.ts';
import type { Server } from './compareServers.ts';

const ENDINGS: Record<string, string> = { br: '.br', identity: '' };
const FROM_NGINX = ['connection', 'keep-alive', 'date', 'content-length', 'content-type', 'content-encoding', 'etag'];
const PATIENCE_MS = 5000;

type NginxSite = { stage: Stage; folder: string; port: number; page: string; from: string };

export function isNginxInstalled(): boolean {
  return spawnSync('nginx', ['-v']).status === 0;
}

/** Starts nginx in one process, with the page and its compressed form as files, and the headers of the gateway. */
export async function startNginx({ stage, folder, port, page, from }: NginxSite): Promise<Server> {
  mkdirSync(path.dirname(path.join(folder, page)), { recursive: true });
  const headers = new Set([`add_header etag '"the mark of one version of it"';`]);
  for (const [encoding, ending] of Object.entries(ENDINGS)) {
    const answer = await get(from + page, { 'accept-encoding': encoding });
    writeFileSync(path.join(folder, page + ending), answer.body);
    for (const [name, value] of answer.headers)
      if (!FROM_NGINX.includes(name.toLowerCase())) headers.add(`add_header ${name} '${value}';`);
  }
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, [...headers]));
  const child = spawn('nginx', ['-c', file, '-e', path.join(folder, 'error.log')], { stdio: 'ignore' });
  stage.onClear(async () => {
    if (child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  });
  const origin = `http://127.0.0.1:${port}`;
  const answers = () =>
    get(origin + page, { 'accept-encoding': 'br' }).then(
      ({ status }) => status === 200,
      () => false,
    );
  for (const until = Date.now() + PATIENCE_MS; !(await answers()); await wait(50))
    if (Date.now() > until) throw new Error(`nginx does not answer; see ${folder}/error.log`);
  return { name: 'nginx', origin, pid: child.pid };
}

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
