/** Keeps the place of what is loading. */
export function Placeholder() {
  return (
    <div
      className="profile-placeholder grid gap-3 py-4 *:h-5 *:rounded-soft *:bg-sunken *:nth-2:w-4/5 *:nth-3:w-[55%]"
      aria-hidden="true"
    >
      <span />
      <span />
      <span />
    </div>
  );
}
