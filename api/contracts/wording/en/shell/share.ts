/** `copy` precedes the address when the browser allows neither sharing nor copying. */
export const share = { share: 'Share', copy: 'Copy this address:' };
