import type { LineParser } from './log/log-entry.ts'
import type { Owner } from './users.ts'

/** How one process is started, known to be ready, and asked to end. */
export type ProcessPlan = {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly cwd: string
  /** The whole environment of the process: nothing is inherited silently. */
  readonly env: Readonly<Record<string, string>>
  /** Another user to run as; only root can ask for that. */
  readonly owner?: Owner
  readonly stopSignal: NodeJS.Signals
  readonly parseLine: LineParser
  readonly isReady: () => Promise<boolean>
  readonly readyWithinMs: number
}
