/** JSON that may stand inside a script element: a text with `</script>` or `<!--` in it must not end or change that. */
export function dataBlock(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
