/** Returns the address that calls a number. Escapes the number sign, which would start a fragment. */
export const callHref = (number: string) => `tel:${dialled(number)}`;

export const textHref = (number: string) => `sms:${dialled(number)}`;

const dialled = (number: string) => number.replace(/[^\d+*#]/g, '').replaceAll('#', '%23');
