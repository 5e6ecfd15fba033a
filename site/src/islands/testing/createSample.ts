export type Shape = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  $ref?: string;
  $defs?: Record<string, Shape>;
  properties?: Record<string, Shape>;
  items?: Shape;
  prefixItems?: Shape[];
  format?: string;
  minimum?: number;
};

const TEXTS: Record<string, string> = {
  'date-time': '2026-01-02T03:04:05.000Z',
  date: '2026-01-02',
  email: 'reader@example.org',
  uri: 'https://example.org/',
  uuid: '00000000-0000-4000-8000-000000000000',
};

/** Returns a value of a JSON Schema: each property set, each list with one item, the first of several alternatives. */
export function createSample(shape: Shape, root = shape): unknown {
  if (shape.$ref) return createSample(root.$defs?.[shape.$ref.split('/').at(-1) ?? ''] ?? {}, root);
  if ('const' in shape) return shape.const;
  if (shape.enum) return shape.enum[0];
  const kinds = shape.anyOf ?? shape.oneOf;
  if (kinds) return createSample(kinds[0] ?? {}, root);
  if (shape.allOf) return Object.assign({}, ...shape.allOf.map((part) => createSample(part, root)));
  switch (Array.isArray(shape.type) ? shape.type[0] : shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([name, part]) => [name, createSample(part, root)]),
      );
    case 'array':
      return (shape.prefixItems ?? (shape.items ? [shape.items] : [])).map((part) => createSample(part, root));
    case 'integer':
    case 'number':
      return Math.max(shape.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'string':
      return TEXTS[shape.format ?? ''] ?? 'Sample';
    default:
      return null;
  }
}
