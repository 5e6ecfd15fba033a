import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMailer } from './createMailer.ts';
import { renderMail } from './renderMail.ts';

const LETTER = { to: 'ada@example.org', subject: 'Set a new password', text: 'Hello\n', html: '<p>Hello</p>' };
const FROM = 'Common Ground <no-reply@example.org>';

let root: string;
let folder: string;
let said: string[];
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'common-ground-mail-'));
  folder = path.join(root, 'data', 'mail');
  said = [];
});
afterEach(() => rm(root, { recursive: true }));

const filing = () =>
  createMailer({
    siteUrl: 'http://site.test',
    linkKey: '',
    from: FROM,
    folder,
    report: ({ sentence }) => said.push(sentence),
  });
const files = () => readdir(folder).catch(() => []);
const readHeaders = (message: string) => message.slice(0, message.indexOf('\r\n\r\n'));

describe('a mailer without a server', () => {
  it('writes a mail to a file that only its owner can access, and prints its link in one line', async () => {
    await filing().send({ ...LETTER, link: 'http://site.test/auth/reset#token' });
    const [name = ''] = await files();
    expect(name).toMatch(/^\d{8}T\d{6}Z-[0-9a-f]{8}\.eml$/);
    const file = path.join(folder, name);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(said).toEqual([`Mail "Set a new password": http://site.test/auth/reset#token (${file})`]);
    const message = await readFile(file, 'utf8');
    expect(readHeaders(message)).toMatch(/^From: Common Ground <no-reply@example\.org>\r\nTo: ada@example\.org\r\n/m);
    expect(message).toMatch(/multipart\/alternative/);
  });

  it('writes simultaneous mails to separate files, and leaves no temporary file', async () => {
    const mailer = filing();
    await Promise.all(Array.from({ length: 20 }, () => mailer.send(LETTER)));
    const names = await files();
    expect(names).toHaveLength(20);
    expect(names.filter((name) => !name.endsWith('.eml'))).toEqual([]);
  });
});

describe('a mailer', () => {
  it.each([
    'ada@example.org\r\nBcc: eve@example.org',
    'ada@example.org\nBcc: eve@example.org',
    'ada@example.org, eve@example.org',
    'ada@example.org;eve@example.org',
    'Ada <ada@example.org>',
    '"eve@example.org" <ada@example.org>',
    'group: ada@example.org, eve@example.org;',
    'ada@example.org eve@example.org',
    'ada@example.org\u0000',
    'ada@example.org\u0085Bcc: eve@example.org',
    `${'a'.repeat(250)}@example.org`,
    'ada',
    '',
  ])('rejects the recipient %j', async (to) => {
    await expect(filing().send({ ...LETTER, to })).rejects.toThrow('The recipient is not a valid mail address');
    expect(await files()).toEqual([]);
  });

  it.each(['One\r\nBcc: eve@example.org', 'One\nX: y', 'One\u0000', 'One\u0085Bcc: eve@example.org'])(
    'rejects the subject %j',
    async (subject) => {
      await expect(filing().send({ ...LETTER, subject })).rejects.toThrow(
        'The subject of a mail must not contain line breaks or control characters',
      );
    },
  );

  it('adds no header that the text or the HTML of a mail contains', async () => {
    const body = 'x\r\nBcc: eve@example.org\r\n\r\n.\r\nMAIL FROM:<eve@example.org>';
    await filing().send({ ...LETTER, subject: 'تعيين كلمة مرور جديدة', text: body, html: body });
    const [name = ''] = await files();
    const headers = readHeaders(await readFile(path.join(folder, name), 'utf8'));
    expect(headers).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(headers).not.toMatch(/^Bcc/im);
  });
});

describe('a mailer with a server', () => {
  it('sends a mail to the server for one recipient, and writes no file', async () => {
    const server = await mailServer();
    const mailer = createMailer({
      siteUrl: '',
      linkKey: '',
      from: FROM,
      folder,
      smtpUrl: server.url,
      report: ({ sentence }) => said.push(sentence),
    });
    await mailer.send({ ...LETTER, link: 'http://site.test/auth/reset#token' });
    await server.close();
    expect(
      server.commands.filter((line) => /^(MAIL|RCPT)/.test(line)).map((line) => line.replace(/> .*/, '>')),
    ).toEqual(['MAIL FROM:<no-reply@example.org>', 'RCPT TO:<ada@example.org>']);
    expect(server.commands).toContain('Subject: Set a new password');
    expect([await files(), said]).toEqual([[], []]);
  });

  it('rejects with an error code when the server is not running', async () => {
    const server = await mailServer();
    await server.close();
    const mailer = createMailer({
      siteUrl: '',
      linkKey: '',
      from: FROM,
      folder,
      smtpUrl: server.url,
      report: () => {},
    });
    await expect(mailer.send(LETTER)).rejects.toMatchObject({ code: expect.stringMatching(/^E/) });
  });
});

describe('renderMail', () => {
  it('escapes markup in the HTML, and leaves the link in the plain text unchanged', () => {
    const { html, text } = renderMail({
      language: 'en',
      direction: 'ltr',
      subject: '<b>"S"</b>',
      before: ["<script>alert('1')</script>"],
      action: { label: '<i>', link: 'http://site.test/?a=1&b="2"', hint: '&' },
      after: [],
    });
    expect(html).not.toMatch(/<script|<b>|<i>|b="2"/);
    expect(html).toContain('href="http://site.test/?a=1&amp;b=&quot;2&quot;"');
    expect(text).toContain('http://site.test/?a=1&b="2"');
  });
});

/** Starts a minimal SMTP server that accepts mails and records the lines that it receives. */
async function mailServer() {
  const commands: string[] = [];
  const server = net.createServer((socket) => {
    let isData = false;
    socket.setEncoding('utf8');
    socket.write('220 test\r\n');
    socket.on('data', (text: string) => {
      for (const line of text.split('\r\n')) {
        if (!line) continue;
        commands.push(line);
        if (isData && line !== '.') continue;
        if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
        else socket.write(line === 'DATA' ? '354 go on\r\n' : '250 ok\r\n');
        isData = line === 'DATA';
      }
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    commands,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
