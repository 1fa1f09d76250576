import { isHash, isHex, keccak256, type TestClient } from 'viem'
import type { FaultBoard } from '../../../faults/fault-board.ts'
import type { RpcHandle } from './rpc-call.ts'

const SEND = 'eth_sendRawTransaction'
/** A transaction that is overtaken by nothing goes after this long all the same. */
const HELD_AT_MOST_MS = 10_000

export type SendFaults = {
  readonly target: string
  readonly faults: FaultBoard
  readonly admin: TestClient
}

/** What can happen to a transaction between its sender and the chain. */
export function strikeSends(handle: RpcHandle, { target, faults, admin }: SendFaults): RpcHandle {
  const strike = (kind: 'drop' | 'duplicate' | 'reorder' | 'expire') => faults.strike(target, kind, SEND)
  let held: (() => Promise<unknown>) | null = null
  const release = async () => {
    const send = held
    held = null
    // Nobody waits for this answer any more.
    await send?.().catch(() => undefined)
  }
  return async (method, params) => {
    if (method !== SEND) return handle(method, params)
    const [raw] = params
    if (!isHex(raw)) return handle(method, params)
    if (strike('drop')) return keccak256(raw)
    if (held === null && strike('reorder')) {
      held = () => handle(method, params)
      setTimeout(release, HELD_AT_MOST_MS).unref()
      return keccak256(raw)
    }
    const answer = await handle(method, params)
    await release()
    if (strike('duplicate')) await handle(method, params).catch(() => undefined)
    if (typeof answer === 'string' && isHash(answer) && strike('expire'))
      await admin.dropTransaction({ hash: answer })
    return answer
  }
}
