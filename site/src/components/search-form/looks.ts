/** Classes of a search form, for Astro (SearchForm.astro) and React (HeaderSearch.island.tsx). */
export const searchForm = {
  form: 'search-form flex max-w-[38rem] rounded-soft border border-edge bg-raised focus-within:[outline:3px_solid_var(--color-focus)] focus-within:outline-offset-2 print:hidden',
  box: 'min-w-0 flex-1 px-4 py-1 [outline:none] placeholder:text-ink-soft placeholder:opacity-100',
  button: 'button -m-px ms-0 flex-none rounded-s-none',
};
