import { z } from 'zod'
import { type RpcHandle, RpcRefusal } from './rpc-call.ts'

/** What a public node serves; the rest of anvil (its cheats, its unlocked accounts) stays inside. */
const SERVED = /^(eth|net|web3)_/
const WITHHELD = new Set(['eth_sendTransaction', 'eth_sendUnsignedTransaction', 'eth_sendTransactionSync'])
const SIGNING = /^eth_sign/

const answer = z.object({
  result: z.unknown().optional(),
  error: z
    .object({ code: z.number(), message: z.string(), data: z.unknown() })
    .partial({ data: true })
    .optional(),
})

/** Passes a call on as it came and gives the node's answer unchanged. */
export function askNode(nodeUrl: string): RpcHandle {
  return async (method, params) => {
    if (!SERVED.test(method) || WITHHELD.has(method) || SIGNING.test(method)) {
      throw new RpcRefusal(-32601, `the method ${method} does not exist/is not available`)
    }
    const response = await fetch(nodeUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { result, error } = answer.parse(await response.json())
    if (error) throw new RpcRefusal(error.code, error.message, error.data)
    return result
  }
}
