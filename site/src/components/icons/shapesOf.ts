/** How Lucide writes an icon: elements with their attributes. */
export type IconShapes = [tag: string, attributes: Record<string, string | number>][];

const written = new WeakMap<IconShapes, string>();

/** The inside of an icon's SVG, written once: pages have dozens of icons, and thousands of pages the same ones. */
export function shapesOf(shapes: IconShapes): string {
  const known = written.get(shapes);
  if (known !== undefined) return known;
  const text = shapes.map(([tag, attributes]) => `<${tag}${attributesOf(attributes)}/>`).join('');
  written.set(shapes, text);
  return text;
}

function attributesOf({ key: _, ...attributes }: Record<string, string | number>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}
