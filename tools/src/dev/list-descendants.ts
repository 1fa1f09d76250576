import { globSync, readFileSync } from 'node:fs'

type ProcessRow = { readonly pid: number; readonly parent: number; readonly state: string }

/** Every living process below the given one, as Linux shows them under /proc. */
export function listDescendants(root: number): number[] {
  const rows = globSync('/proc/[0-9]*/stat').flatMap(readRow)
  const below = (pid: number): number[] =>
    rows.filter((row) => row.parent === pid).flatMap((row) => [row.pid, ...below(row.pid)])
  return below(root)
}

/** A process that ended and that nobody has waited for keeps its number only: it does not live. */
export function isAlive(pid: number): boolean {
  return readRow(`/proc/${pid}/stat`).some((row) => row.state !== 'Z')
}

function readRow(file: string): ProcessRow[] {
  try {
    const text = readFileSync(file, 'utf8')
    // The name in parentheses may hold anything; the fields begin after the last one.
    const [state = '', parent = ''] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return [{ pid: Number.parseInt(text, 10), parent: Number(parent), state }]
  } catch {
    return []
  }
}
