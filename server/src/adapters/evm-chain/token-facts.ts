import type { Address } from 'viem'
import { z } from 'zod'
import type { EvmNode } from '../../platform/evm/evm-node.ts'
import { BoundedMap } from '../../platform/upstream/bounded-map.ts'
import { createSingleFlight } from '../../platform/upstream/single-flight.ts'

export type TokenFact = {
  readonly symbol: string | null
  readonly name: string | null
  readonly decimals: number
}

export type TokenFacts = (token: Address) => Promise<TokenFact>

const TOKENS_KEPT = 20_000

const metadata = z.object({
  name: z.string().nullable(),
  symbol: z.string().nullable(),
  // The standard lets a contract leave decimals out; its units are then whole.
  decimals: z.number().int().min(0).max(255).nullable(),
})

/** A contract's name, symbol and decimals do not change, so each is asked once per process. */
export function createTokenFacts(index: EvmNode): TokenFacts {
  const kept = new BoundedMap<TokenFact>(TOKENS_KEPT)
  const fly = createSingleFlight<TokenFact>()
  return (token) => {
    const known = kept.get(token)
    if (known !== undefined) return Promise.resolve(known)
    return fly(token, async () => {
      const found = await index.ask({ method: 'alchemy_getTokenMetadata', params: [token] }, metadata)
      const fact = { symbol: found.symbol || null, name: found.name || null, decimals: found.decimals ?? 0 }
      kept.set(token, fact)
      return fact
    })
  }
}
