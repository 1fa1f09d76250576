import type { FastifyInstance } from 'fastify'
import type { FaultKind } from '../faults/fault-board.ts'
import type { World } from '../world/world.ts'

/**
 * The double of one public API. The root finds doubles by their folder and mounts each under `/<name>`;
 * adding one changes no other file.
 */
export type Double = {
  /** Folder, path prefix and fault target in one. */
  readonly name: string
  /** The original it stands in for, for the table of what listens where. */
  readonly standsFor: string
  /** Switches that are wired up; each has a test. */
  readonly faults: readonly FaultKind[]
  /** How the original words a refusal; the common switches answer in these words. */
  readonly rateLimited?: (resetAtMs: number) => DoubleRefusal
  readonly serverError?: () => DoubleRefusal
  /** Registers the routes on a scope that already has the prefix and the common switches. */
  readonly mount: (scope: FastifyInstance, world: World) => void | Promise<void>
  /** Work beside the requests (a filler, say); the answer stops it. */
  readonly run?: (world: World) => () => Promise<void>
}

export type DoubleRefusal = {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
}

export function defineDouble(double: Double): Double {
  return double
}
