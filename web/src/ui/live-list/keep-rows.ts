/** Rows that say the same as before stay the very same objects: only what changed is drawn anew. */
export function keepRows<Row>(
  before: ReadonlyMap<string, Row>,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): ReadonlyMap<string, Row> {
  const kept = new Map<string, Row>()
  for (const row of rows) {
    const key = keyOf(row)
    const was = before.get(key)
    kept.set(key, was !== undefined && isSame(was, row) ? was : row)
  }
  return kept
}

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [left, right] = [Object.entries(a), b as Record<string, unknown>]
  if (left.length !== Object.keys(right).length) return false
  return left.every(([name, value]) => isSame(value, right[name]))
}
