import { randomUUID } from 'node:crypto'
import type { Hex } from 'viem'
import { z } from 'zod'
import type { EvmChain } from '../../chains/evm/evm-chain.ts'
import type { World } from '../../world/world.ts'
import { noQuotes } from './refusal.ts'
import { chainId } from './request-schemas.ts'
import { chainById } from './world-chain.ts'

const hash = z.custom<Hex>((value) => typeof value === 'string' && /^0x[0-9a-fA-F]{64}$/.test(value), {
  message: 'must be a transaction hash',
})

export const swapsQuery = z.strictObject({
  txHashes: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(hash).min(1).max(20)),
  chainId: z.coerce.number().pipe(chainId).optional(),
})

type SwapStatus = 'PENDING' | 'SUCCESS' | 'NOT_FOUND' | 'FAILED'

export async function listSwaps(world: World, query: z.infer<typeof swapsQuery>) {
  const chain = chainById(world, query.chainId ?? world.evm.ethereum.chainId)
  if (!chain) throw noQuotes()
  const swaps = await Promise.all(
    query.txHashes.map(async (txHash) => ({
      swapType: 'CLASSIC',
      status: await statusOf(chain, txHash),
      txHash,
    })),
  )
  return { requestId: randomUUID(), swaps }
}

async function statusOf(chain: EvmChain, hash: Hex): Promise<SwapStatus> {
  const receipt = await chain.node.getTransactionReceipt({ hash }).catch(() => null)
  if (receipt) return receipt.status === 'success' ? 'SUCCESS' : 'FAILED'
  return (await chain.node.getTransaction({ hash }).catch(() => null)) ? 'PENDING' : 'NOT_FOUND'
}
