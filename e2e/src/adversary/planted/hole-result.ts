import type { Hole } from './current-hole.ts'

export type HoleResult = {
  /** Null for the healthy product, which is tried before and after all holes. */
  readonly hole: Hole | null
  readonly actions: number
  readonly durationMs: number
  /** What was found, and which families of attacks found it. */
  readonly kinds: readonly string[]
  readonly families: readonly string[]
  readonly approvedUsd: number
  readonly covered: number
}

export function describeHole({ hole, kinds, families, actions, durationMs }: HoleResult): string {
  const found =
    kinds.length === 0 ? 'nothing' : `${kinds.join(', ')} by ${families.join(', ') || 'the routes'}`
  return `${(hole ?? 'no hole').padEnd(34)}${(durationMs / 1_000).toFixed(1).padStart(6)} s ${String(actions).padStart(6)} actions  ${found}`
}
