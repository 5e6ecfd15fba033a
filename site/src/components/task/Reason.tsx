/** Why a task failed, where it was started; nothing where it did not. */
export function Reason({ children }: { children: string | null }) {
  if (!children) return null;
  return (
    <p className="font-semibold text-danger" role="alert">
      {children}
    </p>
  );
}
