/** The order in which rows stood when the list was paused. */
export type Held<Row> = { readonly of: string; readonly rows: readonly Row[] }

export type HeldRows<Row> = { readonly shown: readonly Row[]; readonly waiting: number }

/** While held, figures change and nothing else: who left stays as last known, who is new waits. */
export function holdRows<Row>(
  held: Held<Row> | null,
  wanted: readonly Row[],
  keyOf: (row: Row) => string,
): HeldRows<Row> {
  if (held === null) return { shown: wanted, waiting: 0 }
  const byKey = new Map(wanted.map((row) => [keyOf(row), row]))
  const shown = held.rows.map((row) => byKey.get(keyOf(row)) ?? row)
  const stays = new Set(held.rows.map(keyOf))
  return { shown, waiting: [...byKey.keys()].filter((key) => !stays.has(key)).length }
}

/** The next page: it stands below every row that is held, so it moves none of them. */
export function rowsBelow<Row>(
  held: Held<Row>,
  wanted: readonly Row[],
  keyOf: (row: Row) => string,
): readonly Row[] {
  const stays = new Set(held.rows.map(keyOf))
  const last = wanted.findLastIndex((row) => stays.has(keyOf(row)))
  return last === -1 ? [] : wanted.slice(last + 1)
}
