import type { ChainId } from '@windhover/core/chains/chain'
import { type TokenTrade, tokenTrade } from '@windhover/core/tokens/contract'
import { tokenErrors } from '@windhover/core/tokens/errors'
import { z } from 'zod'
import type { FeatureParts } from '../../composition/feature.ts'

/** A thousand viewers of one token are one question to its source in this time. */
const FRESH_MS = 5_000
const TRADES_MAX = 50

export async function readTrades(
  { trades, readings }: Pick<FeatureParts, 'trades' | 'readings'>,
  { chain, address }: { chain: ChainId; address: string },
): Promise<TokenTrade[]> {
  const token = chain === 'ethereum' || chain === 'bsc' ? address.toLowerCase() : address
  const reading = await readings.read({
    scope: `trades:${chain}`,
    name: token,
    schema: z.array(tokenTrade),
    freshMs: FRESH_MS,
    load: async () =>
      (await trades[chain].listTrades(token))
        .slice(0, TRADES_MAX)
        .map(({ atMs, ...trade }) => ({ ...trade, at: new Date(atMs).toISOString() })),
  })
  if (reading.state === 'unknown') throw tokenErrors.tradesUnavailable({ context: { chain } })
  return reading.value
}
