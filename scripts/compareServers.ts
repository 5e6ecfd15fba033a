import { listDifferences } from './lib/compareServers.ts';

/**
 * Asks the web process and a web server in front of it for the same addresses, and prints what differs. Usage:
 * node scripts/compareServers.ts WEB FRONT [--no-brotli], with addresses such as http://127.0.0.1:4321.
 */
const [web, front, ...flags] = process.argv.slice(2);
if (!web || !front) {
  console.error('Usage: node scripts/compareServers.ts WEB FRONT [--no-brotli]');
  process.exit(1);
}
const { compared, differences } = await listDifferences({ web, front, hasBrotli: !flags.includes('--no-brotli') });
for (const difference of differences) console.log(difference);
console.log(`${compared} requests compared, ${differences.length} differ.`);
process.exitCode = differences.length > 0 ? 1 : 0;
