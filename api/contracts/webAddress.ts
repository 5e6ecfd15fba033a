/** Whether a text is a full address that a profile may link to. In a file of its own, as the browser asks too, without the schemas. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(text);
}
