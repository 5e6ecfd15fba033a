import { describe, expect, it } from 'vitest';
import { MAX_OUTGOING_ADDRESS, toOutgoingAddress } from './outgoingAddress.ts';

const HOSTS = ['push.example.org', '.notify.example.com'];
const read = (given: string) => toOutgoingAddress(given, HOSTS);

describe('toOutgoingAddress', () => {
  it.each([
    ['https://push.example.org/x', 'https://push.example.org/x'],
    ['https://a.notify.example.com/x?y=%20z', 'https://a.notify.example.com/x?y=%20z'],
    ['HTTPS://PUSH.Example.ORG/X', 'https://push.example.org/X'],
    ['https://push.example.org', 'https://push.example.org/'],
    ['https://push.example.org:443/x', 'https://push.example.org/x'],
    ['https:push.example.org/x', 'https://push.example.org/x'],
    ['https:\\\\push.example.org\\x', 'https://push.example.org/x'],
    [' https://push.example.org/x\n', 'https://push.example.org/x'],
    ['ht\ttps://push.exam\nple.org/x', 'https://push.example.org/x'],
    ['https://push.example.org/a/../x', 'https://push.example.org/x'],
    ['https://push.example.org/x#y', 'https://push.example.org/x'],
    ['https://push.example.org/a"b{c}', 'https://push.example.org/a%22b%7Bc%7D'],
    ['https://%70ush.example.org/x', 'https://push.example.org/x'],
    ['https://ｐｕｓｈ.example.org/x', 'https://push.example.org/x'],
    ['https://push。example.org/x', 'https://push.example.org/x'],
  ])('normalises %j', (given, address) => {
    expect(read(given)).toBe(address);
    expect(read(address)).toBe(address);
  });

  it.each([
    'https://127.0.0.1;.notify.example.com/x',
    "https://127.0.0.1'.notify.example.com/x",
    'https://127.0.0.1`.notify.example.com/x',
    'https://127.0.0.1{.notify.example.com/x',
    'https://127.0.0.1}.notify.example.com/x',
    'https://127.0.0.1".notify.example.com/x',
    'https://127.0.0.1,.notify.example.com/x',
    'https://127.0.0.1$.notify.example.com/x',
    'https://127.0.0.1&.notify.example.com/x',
    'https://127.0.0.1!.notify.example.com/x',
    'https://127.0.0.1*.notify.example.com/x',
    'https://127.0.0.1(.notify.example.com/x',
    'https://127.0.0.1+.notify.example.com/x',
    'https://127.0.0.1=.notify.example.com/x',
    'https://127.0.0.1~.notify.example.com/x',
    'https://127.0.0.1_.notify.example.com/x',
    'https://127.0.0.1%3b.notify.example.com/x',
    'https://127.0.0.1%00.notify.example.com/x',
    'https://127.0.0.1#.notify.example.com/x',
    'https://127.0.0.1?.notify.example.com/x',
    'https://127.0.0.1/.notify.example.com/x',
    'https://127.0.0.1\\.notify.example.com/x',
    'https://127.0.0.1:443\\@push.example.org/x',
    'https://127.0.0.1 .notify.example.com/x',
    'https://127.0.0.1|.notify.example.com/x',
    'https://127.0.0.1^.notify.example.com/x',
    'https://a..notify.example.com/x',
    'https://-.notify.example.com/x',
    'https://.notify.example.com/x',
    'https://notify.example.com/x',
    'https://püsh.notify.example.com;/x',
    'https://push.example.org./x',
    'https://push.example.org:8443/x',
    'https://push.example.org:0/x',
    'https://user@push.example.org/x',
    'https://user:pass@push.example.org/x',
    'https://:pass@push.example.org/x',
    'https://push.example.org@127.0.0.1/x',
    'https://push.example.org.evil.example/x',
    'https://evilpush.example.org/x',
    'https://127.0.0.1/push.example.org',
    'https://2130706433/x',
    'https://0x7f000001/x',
    'https://0177.0.0.1/x',
    'https://127.1/x',
    'https://[::1]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://localhost/x',
    'http://push.example.org/x',
    'ftp://push.example.org/x',
    'javascript://push.example.org/x',
    'https://xn--push-.example.org/x',
    '//push.example.org/x',
    'push.example.org/x',
    '',
    'nonsense',
  ])('refuses %j', (given) => expect(read(given)).toBeNull());

  it.each(['127.0.0.1', 'localhost', '[::1]', 'a', '1.2', 'push.example.1'])(
    'refuses %s as a host even when it is among the allowed hosts',
    (host) => expect(toOutgoingAddress(`https://${host}/`, [host])).toBeNull(),
  );

  it('refuses an address that is too long before or after its normalisation', () => {
    expect(read(`https://push.example.org/${'x'.repeat(MAX_OUTGOING_ADDRESS)}`)).toBeNull();
    expect(read(`https://push.example.org/${'é'.repeat(MAX_OUTGOING_ADDRESS / 2)}`)).toBeNull();
  });

  it('returns a host name with letters outside ASCII in its ASCII form', () => {
    expect(read('https://pü.notify.example.com/x')).toBe('https://xn--p-eha.notify.example.com/x');
  });
});
