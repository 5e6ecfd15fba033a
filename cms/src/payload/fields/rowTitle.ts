import type { Block } from 'payload';

type Named = { noun: string; by: string[]; first?: number };

const component = (clientProps: Named) => ({ path: '/src/desk/kit/RowTitle.tsx#RowTitle', clientProps });

/** Settings for `admin` of an array field: rows begin folded, titled by the fields `by`. */
export const rowsBy = (noun: string, by: string[], first?: number) => ({
  initCollapsed: true,
  components: { RowLabel: component({ noun, by, ...(first === undefined ? {} : { first }) }) },
});

/** Titles a block by its kind and `title`. Payload's own block name would be shown nowhere. */
export function titledBlock({ labels, ...block }: Block & { labels: { singular: string; plural: string } }): Block {
  const Label = component({ noun: labels.singular, by: ['title'] });
  return { ...block, labels, admin: { ...block.admin, disableBlockName: true, components: { Label } } };
}
