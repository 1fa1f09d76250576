import { readdir, readFile } from 'node:fs/promises'

/** All processes started by `pid`, directly or not: for a browser also its renderers. The process itself is not among them. */
export async function listDescendants(pid: number): Promise<number[]> {
  const children = new Map<number, number[]>()
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const parent = await parentOf(Number(name))
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  const found: number[] = []
  const open = [pid]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const more = children.get(next) ?? []
    found.push(...more)
    open.push(...more)
  }
  return found.sort((a, b) => a - b)
}

async function parentOf(pid: number): Promise<number | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold spaces and brackets itself: count from its end.
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return Number(parent)
  } catch {
    return undefined
  }
}
