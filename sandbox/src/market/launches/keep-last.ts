/** Lists ask for the same moment of everything in turn, so the last answer is worth keeping. */
export function keepLast<T>(compute: (key: number) => T): (key: number) => T {
  let last: { key: number; value: T } | null = null
  return (key) => {
    if (last?.key !== key) last = { key, value: compute(key) }
    return last.value
  }
}
