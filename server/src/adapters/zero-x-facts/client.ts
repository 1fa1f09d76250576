import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { createUpstream } from '../../platform/upstream/call-upstream.ts'
import { createSharedValues } from '../../platform/upstream/shared-values.ts'
import { NOTHING_KNOWN, type TokenFactSource, type TokenFacts } from '../../ports/token-facts.ts'

const FRESH_MS = 5 * 60_000
const STALE_MS = 3_600_000
const TOKENS_KEPT = 1_000
const ALL_BPS = 10_000
/** How the API names the chain's own coin. */
const COIN = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
/** Of a token worth next to nothing one whole unit may be too little to have a route. */
const SIZES = [1n, 1_000_000n]

const bps = z
  .string()
  .regex(/^\d+$/)
  .transform(Number)
  .nullish()
  .transform((value) => value ?? null)
const price = z.discriminatedUnion('liquidityAvailable', [
  z.object({ liquidityAvailable: z.literal(false) }),
  z.object({
    liquidityAvailable: z.literal(true),
    tokenMetadata: z.object({
      sellToken: z.object({ sellTaxBps: bps, transferTaxBps: bps.optional() }),
    }),
  }),
])

/** Asks what a sale would bring: whether there is a way out, and what the token keeps of it. */
export function createZeroXFacts(options: {
  evmChainId: number
  url: string
  apiKey: string
  clock: Clock
  timeoutMs?: number
}): TokenFactSource {
  const { evmChainId, url, apiKey, clock, timeoutMs } = options
  const api = createUpstream({
    name: 'zero-x',
    baseUrl: url,
    headers: { '0x-api-key': apiKey, '0x-version': 'v2' },
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  })
  const shared = createSharedValues<TokenFacts>({
    clock,
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    max: TOKENS_KEPT,
  })

  async function askAll({ address, decimals }: { address: string; decimals: number }): Promise<TokenFacts> {
    for (const size of SIZES) {
      const query = new URLSearchParams({
        chainId: String(evmChainId),
        sellToken: address,
        buyToken: COIN,
        sellAmount: String(size * 10n ** BigInt(decimals)),
      })
      const answer = await api.get(`/swap/allowance-holder/price?${query}`, price)
      if (!answer.liquidityAvailable) continue
      const { sellTaxBps, transferTaxBps = null } = answer.tokenMetadata.sellToken
      return {
        transferTaxBps: transferTaxBps ?? sellTaxBps,
        canSell: sellTaxBps === null ? null : sellTaxBps < ALL_BPS,
      }
    }
    return { transferTaxBps: null, canSell: false }
  }

  return {
    read: (token) => shared(token.address.toLowerCase(), () => askAll(token)).catch(() => NOTHING_KNOWN),
  }
}
