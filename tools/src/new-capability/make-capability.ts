import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readFolders } from '../capabilities/capability-folders.ts'
import { type CapabilityRow, readTable, writeTable } from '../capabilities/capability-table.ts'
import { capabilityFiles } from './capability-files.ts'

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
/** Words of the house that would make a folder's name mean two things. */
const RESERVED = new Set(['app', 'ui', 'lib', 'platform', 'ports', 'adapters', 'features', 'composition'])

/** Writes the three folders and the row of the README; returns the paths that were written. */
export function makeCapability(options: {
  repository: string
  name: string
  what?: string | undefined
}): string[] {
  const { repository, name } = options
  const readme = join(repository, 'README.md')
  const text = readFileSync(readme, 'utf8')
  const rows = readTable(text)
  const row = rows.find((each) => each.name === name)
  refuseBadName({
    name,
    taken: readFolders(repository).has(name) || (row !== undefined && row.state !== 'planned'),
  })

  const files = capabilityFiles(name)
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(repository, path)), { recursive: true })
    writeFileSync(join(repository, path), source, { flag: 'wx' })
  }
  const what = options.what ?? row?.what ?? 'Not described yet'
  const begun: CapabilityRow = { name, what, core: true, server: true, web: true, state: 'begun' }
  writeFileSync(
    readme,
    writeTable(text, row ? rows.map((each) => (each === row ? begun : each)) : [...rows, begun]),
  )
  return [...Object.keys(files), 'README.md']
}

function refuseBadName(options: { name: string; taken: boolean }): void {
  const { name, taken } = options
  if (!NAME.test(name))
    throw new Error(`"${name}" is not a name like "price-alerts": lower case, words joined by "-"`)
  if (RESERVED.has(name)) throw new Error(`"${name}" already means something else in this house`)
  if (taken) throw new Error(`"${name}" exists already`)
}
