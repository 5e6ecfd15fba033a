import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { drain } from './drain.ts';
import { CLIENT_TIMEOUTS, limitConnections } from './limitConnections.ts';

const QUICK = {
  headersTimeout: 200,
  requestTimeout: 400,
  connectionsCheckingInterval: 50,
} satisfies typeof CLIENT_TIMEOUTS;
const NEVER = new Promise<void>(() => {});

let server: http.Server;
const sockets: net.Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});

async function serve(most?: number): Promise<number> {
  server = http.createServer(QUICK, (request, response) => {
    request.resume().on('end', () => response.end('answered'));
  });
  limitConnections(server, most);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function connect(port: number, text = ''): Promise<net.Socket & { said: string }> {
  const socket = Object.assign(net.connect(port, '127.0.0.1'), { said: '' });
  sockets.push(socket);
  socket.setEncoding('utf8').on('data', (part) => {
    socket.said += part;
  });
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}
const POST = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n';
const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

it.each([
  ['sends nothing', ''],
  ['does not end its headers', 'GET / HTTP/1.1\r\nHost: a\r\n'],
  ['does not end its body', `${POST}abc`],
])('closes a connection that %s', async (_, text) => {
  const socket = await connect(await serve(), text);
  await once(socket, 'close');
  expect(socket.said).not.toContain('200 OK');
  expect(CLIENT_TIMEOUTS.headersTimeout).toBeLessThanOrEqual(15_000);
  expect(CLIENT_TIMEOUTS.requestTimeout).toBeLessThanOrEqual(60_000);
});

it('closes connections beyond the limit of one address until one of them ends', async () => {
  const port = await serve(2);
  const [first] = [await connect(port, POST), await connect(port, POST)];
  await once(await connect(port, GET), 'close');
  first?.destroy();
  await once(first as net.Socket, 'close');
  for (let said = ''; !said.includes('200 OK'); ) {
    const socket = await connect(port, GET);
    await Promise.race([once(socket, 'data'), once(socket, 'close')]);
    said = socket.said;
  }
});

it('drains: accepts no connection, and closes each open one with its next response', async () => {
  const port = await serve();
  const [idle, busy] = [await connect(port, GET), await connect(port, POST)];
  await once(idle, 'data');
  const drained = drain(server, NEVER);
  await expect(connect(port)).rejects.toThrow('ECONNREFUSED');
  idle.write(GET);
  busy.write('abcde');
  await Promise.all([once(idle, 'close'), once(busy, 'close'), drained]);
  expect(idle.said).toMatch(/keep-alive[\s\S]*answered[\s\S]*Connection: close[\s\S]*answered$/);
  expect(busy.said).toMatch(/200 OK[\s\S]*Connection: close[\s\S]*answered$/);
});
