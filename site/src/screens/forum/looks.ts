/** Style of a post's HTML, whose elements have no classes. */
export const postText =
  'post-text max-w-measure wrap-anywhere [&_:is(p,ul,ol,pre,blockquote,summary)+*]:mt-4 [&_:is(ul,ol)]:ps-6 [&_ul]:list-disc [&_ol]:list-decimal [&_blockquote]:border-s-3 [&_blockquote]:border-line [&_blockquote]:ps-4 [&_pre]:overflow-x-auto [&_code]:bg-sunken [&_code]:px-1 [&>details]:rounded-soft [&>details]:border [&>details]:border-line [&>details]:bg-raised [&>details]:px-5 [&>details]:py-2 [&>details>summary]:min-h-target [&>details>summary]:py-2 [&>details>summary]:font-semibold';

/** Style of the actions on posts: unobtrusive, because a page has many of them. */
export const actionLook = 'touch cursor-pointer px-2 font-semibold text-action no-underline hover:underline';
