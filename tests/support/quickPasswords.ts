import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * A password costs a fifth of a second by design, and the tests check hundreds. Here it costs a thousandth of its rounds,
 * old and current hashes alike. That the product takes all of them is held by hashPassword.test.ts.
 */
const FEWER = 1000;
const { pbkdf2, pbkdf2Sync } = crypto;

// Files of one process share it.
if (pbkdf2.name === 'pbkdf2') {
  crypto.pbkdf2 = function quickPbkdf2(password, salt, rounds, ...rest) {
    pbkdf2(password, salt, Math.ceil(rounds / FEWER), ...rest);
  };
  crypto.pbkdf2Sync = (password, salt, rounds, ...rest) =>
    pbkdf2Sync(password, salt, Math.ceil(rounds / FEWER), ...rest);
  syncBuiltinESMExports();
}
