/** Returns the address that calls a number as it is written for people. A number sign would end the address. */
export const callHref = (number: string) => `tel:${dialled(number)}`;

/** Returns the address that begins a text message to a number. */
export const textHref = (number: string) => `sms:${dialled(number)}`;

const dialled = (number: string) => number.replace(/[^\d+*#]/g, '').replaceAll('#', '%23');
