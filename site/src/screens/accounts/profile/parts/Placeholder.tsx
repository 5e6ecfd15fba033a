/** Keeps the place of what is loading. */
export function Placeholder() {
  return (
    <div className="profile-placeholder" aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  );
}
