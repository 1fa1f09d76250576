import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where systems put programs that they do not put on the PATH; newest version first. */
const HIDDEN_FOLDERS = [
  '/usr/lib/postgresql/*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
]

/** The full path of an installed program, or null. */
export function findBinary(name: string): string | null {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const hidden = HIDDEN_FOLDERS.flatMap((pattern) => globSync(pattern)).sort(byVersionDescending)
  const candidates = [...onPath, ...hidden, '/usr/sbin', '/usr/local/bin'].map((folder) => join(folder, name))
  return candidates.find(isExecutable) ?? null
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function byVersionDescending(one: string, other: string): number {
  const version = (folder: string) => Number(/(\d+)\/bin$/.exec(folder)?.[1] ?? 0)
  return version(other) - version(one)
}
