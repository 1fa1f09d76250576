/**
 * Words about a card stand above it, although they are written after it: a long card never pushes its own headline off
 * the screen. `at` is where a part came in the reply, and stays the same while the rest is written.
 */
export function wordsFirst<P extends { readonly type: string }>(
  parts: readonly P[],
): readonly { readonly part: P; readonly at: number }[] {
  const groups: { part: P; at: number }[][] = [[]]
  for (const [at, part] of parts.entries()) {
    const group = groups.at(-1)
    if (part.type !== 'text') group?.push({ part, at })
    else groups.splice(-1, 1, [{ part, at }, ...(group ?? [])], [])
  }
  return groups.flat()
}
