import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Makes old and current password hashes cheap: they take a thousandth of the rounds. A password takes a fifth of a
 * second by design, and the tests check hundreds. hashPassword.test.ts asserts that the product runs all rounds.
 */
const FEWER = 1000;
const { pbkdf2, pbkdf2Sync } = crypto;

// All test files of a process share the replacement.
if (pbkdf2.name === 'pbkdf2') {
  crypto.pbkdf2 = function quickPbkdf2(password, salt, rounds, ...rest) {
    pbkdf2(password, salt, Math.ceil(rounds / FEWER), ...rest);
  };
  crypto.pbkdf2Sync = (password, salt, rounds, ...rest) =>
    pbkdf2Sync(password, salt, Math.ceil(rounds / FEWER), ...rest);
  syncBuiltinESMExports();
}
