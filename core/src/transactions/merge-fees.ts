type Kind = { readonly kind: string }

/** What the simulation saw, and of the quote what it cannot see. */
export function mergeFees<Seen extends Kind, Quoted extends Kind>(
  seen: readonly Seen[],
  quoted: readonly Quoted[],
): readonly (Seen | Quoted)[] {
  const kinds = new Set(seen.map(({ kind }) => kind))
  return [...seen, ...quoted.filter(({ kind }) => !kinds.has(kind))]
}
