import type { FaultBoard } from '../../../faults/fault-board.ts'
import type { SandboxLog } from '../../../world/world.ts'
import type { ReadTransaction } from '../engine/read-transaction.ts'
import type { SolanaNode } from '../open-node.ts'
import { FAULT_TARGET, SENDING } from './strike-sending.ts'

const DEFAULT_DELAY_MS = 2_000

/** The way from an accepted transaction into a block, with everything that can happen to it there. */
export type SubmissionLane = {
  readonly submit: (read: ReadTransaction) => void
  readonly stop: () => void
}

export type LaneParts = {
  readonly node: Pick<SolanaNode, 'executor'>
  readonly faults: FaultBoard
  readonly log: SandboxLog
}

export function createSubmissionLane({ node, faults, log }: LaneParts): SubmissionLane {
  const land = (read: ReadTransaction) => {
    const outcome = node.executor.land(read)
    if (!('refused' in outcome)) return
    log.info('a transaction reached no block', { signature: read.signature, reason: outcome.refused })
  }
  const timers = new Set<NodeJS.Timeout>()
  let overtaken: (() => void) | null = null
  const later = (delayMs: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, delayMs)
    timers.add(timer)
  }
  const hold = (read: ReadTransaction, longestMs: number) => {
    const release = () => {
      if (overtaken === release) overtaken = null
      land(read)
    }
    overtaken = release
    later(longestMs, () => overtaken === release && release())
  }
  const submit = (read: ReadTransaction) => {
    if (faults.strike(FAULT_TARGET, 'drop', SENDING)) return
    const delay = faults.strike(FAULT_TARGET, 'delay', SENDING)
    if (delay) return later(delay.delayMs ?? DEFAULT_DELAY_MS, () => land(read))
    if (overtaken === null) {
      const reorder = faults.strike(FAULT_TARGET, 'reorder', SENDING)
      if (reorder) return hold(read, reorder.delayMs ?? DEFAULT_DELAY_MS)
    }
    land(read)
    if (faults.strike(FAULT_TARGET, 'duplicate', SENDING)) land(read)
    overtaken?.()
  }
  return {
    submit,
    stop: () => {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
