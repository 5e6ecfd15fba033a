import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const deploy = path.resolve(import.meta.dirname, '../../deploy');

/** Ports of the web processes behind nginx. */
type Places = { folder: string; tree: string; listen: string; webPorts: string[] };

/** Writes deploy/nginx.conf with the addresses of the trial, and without TLS. @returns the name of the file */
export function writeNginxConfiguration({ folder, tree, listen, webPorts }: Places): string {
  const servers = webPorts.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`).join('\n  ');
  const changes: [RegExp | string, string][] = [
    [/^server \{\n {2}listen 80;.*?^\}\n/ms, ''],
    [/^ {2}(ssl_\w+|listen \[).*\n/gm, ''],
    ['listen 443 ssl http2;', `listen ${listen};`],
    ['server 127.0.0.1:4321;', servers],
    ['root /var/lib/common-ground/site;', `root ${tree};`],
    ['include snippets/common-ground-headers.conf;', `include ${path.join(deploy, 'nginx-headers.conf')};`],
  ];
  let site = readFileSync(path.join(deploy, 'nginx.conf'), 'utf8');
  for (const [from, to] of changes) {
    const changed = site.replace(from, () => to);
    if (changed === site) throw new Error(`deploy/nginx.conf has no ${from}, which the trial replaces`);
    site = changed;
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/nginx-${kind};`)
    .join(' ');
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `include /etc/nginx/modules-enabled/*.conf;
daemon off; user root; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
events { worker_connections 512; }
http {
${temporary}
${site}
}
`,
  );
  return file;
}
