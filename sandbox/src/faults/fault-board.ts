/** What can be made to go wrong, per chain and per double. */
export const FAULT_KINDS = [
  'drop',
  'delay',
  'duplicate',
  'reorder',
  'lie',
  'timeout-after-success',
  'expire',
  'reorg',
  'rate-limit',
  'server-error',
] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

/** The chain or double that misbehaves: `solana`, `ethereum`, `jupiter`, `zero-x`, … */
export type FaultTarget = string

export type FaultOrder = {
  readonly target: FaultTarget
  readonly kind: FaultKind
  /** How often it strikes before it is used up; without a number until it is cleared. */
  readonly times?: number | undefined
  /** Length of a delay, or how long a timed-out answer is withheld. */
  readonly delayMs?: number | undefined
  /** Blocks of a reorg, or factor of a lie in per cent of the true figure. */
  readonly amount?: number | undefined
  /** Strikes only where the JSON-RPC method or path contains this. */
  readonly match?: string | undefined
}

export type FaultBoard = {
  readonly set: (order: FaultOrder) => void
  /** Without a target: all of them. */
  readonly clear: (target?: FaultTarget) => void
  readonly list: () => readonly FaultOrder[]
  /** The order that strikes now, used up by one; null when nothing is switched on. */
  readonly strike: (target: FaultTarget, kind: FaultKind, subject: string) => FaultOrder | null
}

export function createFaultBoard(): FaultBoard {
  let orders: FaultOrder[] = []
  return {
    set: (order) => {
      orders = [...orders.filter((each) => !isSame(each, order)), order]
    },
    clear: (target) => {
      orders = target === undefined ? [] : orders.filter((each) => each.target !== target)
    },
    list: () => orders,
    strike: (target, kind, subject) => {
      const order = orders.find(
        (each) =>
          each.target === target &&
          each.kind === kind &&
          (each.match === undefined || subject.includes(each.match)),
      )
      if (!order) return null
      if (order.times !== undefined) {
        const rest = order.times - 1
        orders = orders.flatMap((each) =>
          each !== order ? [each] : rest > 0 ? [{ ...each, times: rest }] : [],
        )
      }
      return order
    },
  }
}

function isSame(one: FaultOrder, other: FaultOrder): boolean {
  return one.target === other.target && one.kind === other.kind && one.match === other.match
}
