import { createPublicClient, http, type PublicClient } from 'viem'
import type { z } from 'zod'
import { UpstreamError } from '../upstream/upstream-error.ts'

export type EvmChainId = 'ethereum' | 'bsc' | 'hedera'

export type EvmNode = {
  readonly chain: EvmChainId
  readonly evmChainId: number
  readonly client: PublicClient
  /** One JSON-RPC call whose answer must have the given shape. */
  readonly ask: <Schema extends z.ZodType>(call: EvmCall, schema: Schema) => Promise<z.output<Schema>>
}

export type EvmCall = { readonly method: string; readonly params: readonly unknown[] }

/** JSON-RPC of one EVM chain, with a deadline and one repeat of what got no answer. */
export function connectEvmNode(options: {
  chain: EvmChainId
  evmChainId: number
  rpcUrl: string
  timeoutMs?: number
}): EvmNode {
  const { chain, evmChainId, rpcUrl, timeoutMs = 5_000 } = options
  const client = createPublicClient({
    transport: http(rpcUrl, { timeout: timeoutMs, retryCount: 1, retryDelay: 150 }),
  })
  return {
    chain,
    evmChainId,
    client,
    ask: async (call, schema) => {
      const request = client.request as (call: EvmCall) => Promise<unknown>
      const answer = schema.safeParse(await request(call))
      if (answer.success) return answer.data
      throw new UpstreamError({
        failure: 'garbage',
        provider: `${chain} ${call.method}`,
        cause: answer.error,
      })
    },
  }
}
