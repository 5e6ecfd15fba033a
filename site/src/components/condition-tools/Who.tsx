/** A person's name, which may be written in another direction than the page; a phrase where there is nobody any more. */
export function Who({ name, userId, nobody }: { name: string; userId: number | null; nobody: string }) {
  return userId === null ? <span>{nobody}</span> : <bdi>{name}</bdi>;
}
