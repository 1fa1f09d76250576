import type { ToolDone } from '../toolbox/tool-contract.ts'
import type { tokenTools } from './tools.ts'

export type ComparedRow = ToolDone<typeof tokenTools.compareTokens>['tokens'][number] & {
  readonly name: string
}
export type Ranked = { readonly row: ComparedRow; readonly value: number }

/** Most first; null while it is not known of all of them. */
export function rankAll(
  rows: readonly ComparedRow[],
  figureOf: (row: ComparedRow) => number | null,
): readonly Ranked[] | null {
  const ranked = rows.flatMap((row) => {
    const value = figureOf(row)
    return value === null ? [] : [{ row, value }]
  })
  return ranked.length < rows.length ? null : ranked.toSorted((one, other) => other.value - one.value)
}
