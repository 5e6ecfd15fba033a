import { FILE_TYPES } from '../../storage/fileHeaders.ts';
import { securityHeaders } from './securityHeaders.ts';

/** Web servers that serve the tree themselves are for sites with https. */
const HEADERS = Object.entries(securityHeaders('https://example.org'));
const CHARSET = '; charset=utf-8';
const NOTE = '# Headers and types of files, written by "npm run generate" from the ones of the web process.';

/** Text of each file in `deploy/` that gives a web server the headers and types of `StaticFiles`. */
export const WEB_SERVER_FILES: Record<string, string> = {
  'nginx-headers.conf': describeForNginx(),
  'headers.caddy': describeForCaddy(),
};

function describeForNginx(): string {
  const types = Object.values(FILE_TYPES);
  const withCharset = new Set(types.filter((type) => type.endsWith(CHARSET)).map(withoutCharset));
  // nginx adds the character set to text/html by itself.
  withCharset.delete('text/html');
  return `${NOTE}
${HEADERS.map(([name, value]) => `add_header ${name} "${value}";\n`).join('')}types {
${Object.entries(FILE_TYPES)
  .map(([extension, type]) => `  ${withoutCharset(type)} ${extension.slice(1)};\n`)
  .join('')}}
default_type application/octet-stream;
charset utf-8;
charset_types ${[...withCharset].join(' ')};
`;
}

function describeForCaddy(): string {
  return `${NOTE}
header {
${HEADERS.map(([name, value]) => `\t${name} "${value}"\n`).join('')}}
map {tree_file} {tree_type} {
${Object.entries(FILE_TYPES)
  .map(([extension, type]) => `\t~\\${extension}$ "${type}"\n`)
  .join('')}\tdefault application/octet-stream
}
`;
}

function withoutCharset(type: string): string {
  return type.replace(CHARSET, '');
}
