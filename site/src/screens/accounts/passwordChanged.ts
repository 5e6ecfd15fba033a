/** Part of the address of the page for signing in, to which a new password leads. It works without any storage. */
export const PASSWORD_CHANGED = '#password-changed';
