export function fileResponse(text: string | null, type: string): Response {
  if (text === null) return new Response('Not found', { status: 404 });
  return new Response(text, { headers: { 'content-type': `${type}; charset=utf-8` } });
}

/** @param elements elements of the document, each written on a line; null answers 404 */
export function xmlResponse(elements: string[] | null): Response {
  return fileResponse(elements && [XML, ...elements, ''].join('\n'), 'application/xml');
}

const XML = '<?xml version="1.0" encoding="utf-8"?>';
