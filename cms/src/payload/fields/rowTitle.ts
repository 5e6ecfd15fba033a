import type { Block } from 'payload';

type Named = { noun: string; by: string[]; first?: number };

const component = (clientProps: Named) => ({ path: '/src/desk/kit/RowTitle.tsx#RowTitle', clientProps });

/** Rows of an array by what they say: `admin` of the field. They begin folded, so that the whole can be seen. */
export const rowsBy = (noun: string, by: string[], first?: number) => ({
  initCollapsed: true,
  components: { RowLabel: component({ noun, by, ...(first === undefined ? {} : { first }) }) },
});

/** Blocks by their kind and title, without a name besides that nobody would see. */
export function titledBlock({ labels, ...block }: Block & { labels: { singular: string; plural: string } }): Block {
  const Label = component({ noun: labels.singular, by: ['title'] });
  return { ...block, labels, admin: { ...block.admin, disableBlockName: true, components: { Label } } };
}
