import { registrationSchema } from '@common-ground/api/contracts/accounts/accounts.ts';
import { describe, expect, it } from 'vitest';
import { checkRegistration } from './checkRegistration.ts';

const good = { username: 'Ada', password: 'long enough', confirmPassword: 'long enough' };

describe('checkRegistration', () => {
  it('returns null when every rule is followed', () => {
    expect(checkRegistration(good)).toBeNull();
  });

  it('checks equal passwords first, then password length, then username length', () => {
    const all = { username: 'A', password: 'short', confirmPassword: 'other' };
    expect(checkRegistration(all)).toBe('passwordsDiffer');
    expect(checkRegistration({ ...all, confirmPassword: 'short' })).toBe('passwordTooShort');
    expect(checkRegistration({ ...good, username: 'A' })).toBe('usernameTooShort');
  });

  it('agrees with the server on the shortest usernames and passwords', () => {
    const texts = ['ab', 'abc', '🌍🌍', '🌍🌍🌍', ' ab ', '  a  ', 'ﬀ', 'ﬃ', 'سعد', 'e\u0301e\u0301'];
    for (const text of texts) {
      const { error } = registrationSchema.safeParse({ email: 'a@b.co', password: good.password, username: text });
      const isTooShort = error?.issues.some(({ message }) => message.startsWith('Username must')) ?? false;
      expect(checkRegistration({ ...good, username: text }) === 'usernameTooShort', text).toBe(isTooShort);
    }
    for (const text of ['1234567', '12345678', '🌍🌍🌍🌍', '🌍🌍🌍🌍🌍🌍🌍🌍', '        ']) {
      const { error } = registrationSchema.safeParse({ email: 'a@b.co', password: text, username: 'Ada' });
      const found = checkRegistration({ ...good, password: text, confirmPassword: text });
      expect(found === 'passwordTooShort', text).toBe(error !== undefined);
    }
  });
});
