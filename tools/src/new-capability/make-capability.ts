import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readFolders } from '../capabilities/capability-folders.ts'
import { type CapabilityRow, readTable, writeTable } from '../capabilities/capability-table.ts'
import { capabilityFiles, type Extra } from './capability-files.ts'
import { spellName } from './capability-names.ts'
import { INTENT_KINDS, intentKindLine } from './intent-files.ts'
import { TOOL_LIST, toolListLine } from './tool-files.ts'

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
/** Words that would make a folder's name mean two things. */
const RESERVED = new Set(['app', 'ui', 'lib', 'platform', 'ports', 'adapters', 'features', 'composition'])

export type MadeCapability = {
  /** New files. */
  readonly written: readonly string[]
  /** The one line that each of these lists got. */
  readonly listed: readonly { readonly path: string; readonly line: string }[]
}

/** Writes the folders, the lines of the lists and the row of the README. */
export function makeCapability(options: {
  repository: string
  name: string
  what?: string | undefined
  extras?: readonly Extra[]
}): MadeCapability {
  const { repository, name, extras = [] } = options
  const readme = join(repository, 'README.md')
  const text = readFileSync(readme, 'utf8')
  const rows = readTable(text)
  const row = rows.find((each) => each.name === name)
  refuseBadName({
    name,
    taken: readFolders(repository).has(name) || (row !== undefined && row.state !== 'planned'),
  })

  const files = capabilityFiles(name, extras)
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(repository, path)), { recursive: true })
    writeFileSync(join(repository, path), source, { flag: 'wx' })
  }
  const listed = listLines(name, extras)
  for (const { path, line } of listed) appendFileSync(join(repository, path), `${line}\n`)
  const written = Object.keys(files)
  format(repository, [...written, ...listed.map(({ path }) => path)])
  const what = options.what ?? row?.what ?? 'Not described yet'
  const begun: CapabilityRow = { name, what, core: true, server: true, web: true, state: 'begun' }
  writeFileSync(
    readme,
    writeTable(text, row ? rows.map((each) => (each === row ? begun : each)) : [...rows, begun]),
  )
  return { written, listed }
}

function listLines(name: string, extras: readonly Extra[]): MadeCapability['listed'] {
  const names = spellName(name)
  return [
    ...(extras.includes('intent') ? [{ path: INTENT_KINDS, line: intentKindLine(names) }] : []),
    ...(extras.includes('tool') ? [{ path: TOOL_LIST, line: toolListLine(names) }] : []),
  ]
}

/** How long a name is decides where lines break and how imports are sorted. */
function format(repository: string, paths: readonly string[]): void {
  const biome = join(repository, 'node_modules/.bin/biome')
  execFileSync(biome, ['check', '--write', ...paths], { cwd: repository, stdio: 'pipe' })
}

function refuseBadName(options: { name: string; taken: boolean }): void {
  const { name, taken } = options
  if (!NAME.test(name))
    throw new Error(`"${name}" is not a name like "price-alerts": lower case, words joined by "-"`)
  if (RESERVED.has(name)) throw new Error(`"${name}" already means something else here`)
  if (taken) throw new Error(`"${name}" exists already`)
}
