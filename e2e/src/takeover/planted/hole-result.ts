import type { Broken, NotTried, Outcome } from '../attack.ts'
import type { Hole } from './current-hole.ts'

export type HoleResult = {
  readonly hole: Hole
  readonly attack: string
  /** What the attack came to with the hole open, and with none. */
  readonly open: Outcome | NotTried | Broken
  readonly healthy: Outcome | NotTried | Broken
}

export const isFound = ({ open, healthy }: HoleResult): boolean => 'moved' in open && 'held' in healthy

export function describeHole(result: HoleResult): string {
  const { hole, attack, open } = result
  const [[what, why] = ['', '']] = Object.entries(open)
  const mark = isFound(result) ? ' ' : '!'
  return `${mark} hole ${hole.padEnd(40)}${what} by "${attack}": ${why}`
}
