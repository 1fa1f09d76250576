import type { FaultBoard, FaultKind, FaultOrder } from '../../../faults/fault-board.ts'

export const FAULT_TARGET = 'solana'
export const SENDING = 'sendTransaction'

/** For what is meant for sent transactions: other methods are struck only by an order that names them. */
export function strikeSending(faults: FaultBoard, kind: FaultKind, method: string): FaultOrder | null {
  const isNamed = (order: FaultOrder) => order.match !== undefined && method.includes(order.match)
  const isMeant = (order: FaultOrder) =>
    order.target === FAULT_TARGET && order.kind === kind && isNamed(order)
  if (method !== SENDING && !faults.list().some(isMeant)) return null
  return faults.strike(FAULT_TARGET, kind, method)
}
