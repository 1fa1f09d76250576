import { isHex, numberToHex, size } from 'viem'
import type { FaultBoard } from '../../../faults/fault-board.ts'
import type { RpcHandle } from './rpc-call.ts'

/** `balanceOf(address)` */
const BALANCE_OF = '0x70a08231'
const TWICE_PCT = 200

/** A node that tells the wrong balance, of the native coin or of a token. */
export function strikeReads(handle: RpcHandle, target: string, faults: FaultBoard): RpcHandle {
  return async (method, params) => {
    const answer = await handle(method, params)
    if (!asksBalance(method, params) || !isHex(answer) || answer === '0x') return answer
    const lie = faults.strike(target, 'lie', method)
    if (!lie) return answer
    const told = (BigInt(answer) * BigInt(Math.round(lie.amount ?? TWICE_PCT))) / 100n
    return method === 'eth_getBalance' ? numberToHex(told) : numberToHex(told, { size: size(answer) })
  }
}

function asksBalance(method: string, [call]: readonly unknown[]): boolean {
  if (method === 'eth_getBalance') return true
  if (method !== 'eth_call' || typeof call !== 'object' || call === null) return false
  const data = 'data' in call ? call.data : 'input' in call ? call.input : null
  return typeof data === 'string' && data.startsWith(BALANCE_OF)
}
