/** `copy`: beside the address where neither sharing nor copying is allowed. */
export const share = { share: 'Share', copy: 'Copy this address:' };
