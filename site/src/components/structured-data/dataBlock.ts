/** Returns JSON for a script element, in which `</script>` or `<!--` cannot end or change the element. */
export function dataBlock(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
