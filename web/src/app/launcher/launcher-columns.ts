import type { AppGroup } from '../../lib/feature.ts'
import type { WorkspaceApp } from '../app-registry.ts'

const COLUMNS: readonly (readonly AppGroup[])[] = [
  ['Trade', 'Wallet'],
  ['Liquidity', 'Launch'],
  ['Discover', 'Account'],
]

export type LauncherGroup = { readonly name: AppGroup; readonly apps: readonly WorkspaceApp[] }
export type LauncherColumn = readonly LauncherGroup[]
export type LauncherSpot = { readonly column: number; readonly row: number }

/** Groups in three columns; what is empty takes no room. */
export function launcherColumns(apps: readonly WorkspaceApp[]): readonly LauncherColumn[] {
  const byGroup = Map.groupBy(apps, (app) => app.group)
  return COLUMNS.map((names) =>
    names.flatMap((name) => {
      const own = byGroup.get(name)
      return own === undefined ? [] : [{ name, apps: own }]
    }),
  ).filter((column) => column.length > 0)
}

/** Where an arrow key leads; column ends wrap, side steps stop at the edge and keep the row where they can. */
export function moveSpot(
  rowsPerColumn: readonly number[],
  from: LauncherSpot,
  key: string,
): LauncherSpot | null {
  const rows = rowsPerColumn[from.column] ?? 0
  const sideways = (column: number): LauncherSpot => {
    const there = rowsPerColumn[column]
    return there === undefined ? from : { column, row: Math.min(from.row, there - 1) }
  }
  switch (key) {
    case 'ArrowDown':
      return { ...from, row: (from.row + 1) % rows }
    case 'ArrowUp':
      return { ...from, row: (from.row - 1 + rows) % rows }
    case 'ArrowRight':
      return sideways(from.column + 1)
    case 'ArrowLeft':
      return sideways(from.column - 1)
    case 'Home':
      return { column: 0, row: 0 }
    case 'End':
      return { column: rowsPerColumn.length - 1, row: (rowsPerColumn.at(-1) ?? 1) - 1 }
    default:
      return null
  }
}
