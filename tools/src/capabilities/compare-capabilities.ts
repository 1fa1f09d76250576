import { capabilityFolder, LAYERS, type Layer } from './capability-folders.ts'
import type { CapabilityRow } from './capability-table.ts'

/** Every way in which the README's table and the folders disagree, one sentence each. */
export function compareCapabilities(
  rows: readonly CapabilityRow[],
  folders: ReadonlyMap<string, ReadonlySet<Layer>>,
): string[] {
  const named = new Set(rows.map((row) => row.name))
  const unlisted = [...folders.keys()].filter((name) => !named.has(name))
  const repeated = rows.filter((row, index) => rows.findIndex((other) => other.name === row.name) !== index)
  return [
    ...repeated.map((row) => `"${row.name}" has two rows`),
    ...unlisted.map((name) => `"${name}" has folders but no row`),
    ...rows.flatMap((row) => compareRow(row, folders.get(row.name) ?? new Set())),
  ]
}

function compareRow(row: CapabilityRow, standing: ReadonlySet<Layer>): string[] {
  if (row.state === 'planned' && standing.size > 0) return [`"${row.name}" is planned but has folders`]
  if (row.state !== 'planned' && standing.size === 0)
    return [`"${row.name}" is ${row.state} but has no folder`]
  return LAYERS.flatMap((layer) => {
    if (row[layer] === standing.has(layer)) return []
    const folder = capabilityFolder(layer, row.name)
    return [
      row[layer]
        ? `"${row.name}" claims ${folder}, which does not exist`
        : `"${row.name}" does not mention ${folder}`,
    ]
  })
}
