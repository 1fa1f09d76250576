import { NATIVE } from '@windhover/core/balances/constants'
import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { isAppError } from '@windhover/core/errors/app-error'
import { swapErrors } from '@windhover/core/swaps/errors'
import type { VenueId } from '@windhover/core/swaps/venue-ids'
import { z } from 'zod'
import type { FeatureParts } from '../../composition/feature.ts'
import { takeTurns } from '../../platform/take-turns.ts'
import { readPlaced } from './read-placed.ts'

const FRESH_MS = 5 * 60_000
const PLACES = 20_000
/** Quotes are what costs a venue most: a list of newcomers does not take the place of those who trade. */
const AT_ONCE = 4
const SLIPPAGE_BPS = 500

const quotedSale = z.object({ isPossible: z.boolean(), impactPct: z.number().nullable() })
export type QuotedSale = z.infer<typeof quotedSale>

type Token = {
  readonly chain: ChainId
  readonly address: string
  readonly decimals: number
  readonly priceUsd: number | null
}
type Size = { readonly venue: VenueId; readonly title: string; readonly coins: number }

/** Who is asked for the price of a small sale. The facts of the other chains' tokens come from such a question already. */
export const SALES: Readonly<Partial<Record<ChainId, Size>>> = {
  solana: { venue: 'jupiter', title: 'Jupiter', coins: 0.1 },
  hedera: { venue: 'saucerswap', title: 'SaucerSwap', coins: 100 },
}

/** Asks what a small sale would bring, once in five minutes for everybody. Null where nobody could say. */
export function createSaleCheck(parts: Pick<FeatureParts, 'swapVenues' | 'readings'>) {
  const quote = takeTurns(
    AT_ONCE,
    ({ token, size, coinUsd }: { token: Token; size: Size; coinUsd: number }) =>
      quoteSale(parts, { token, venue: size.venue, valueUsd: size.coins * coinUsd }),
  )
  return async (token: Token, coinUsd: number | null): Promise<QuotedSale | null> => {
    const size = SALES[token.chain]
    const { chain, address, priceUsd } = token
    if (size === undefined || coinUsd === null || priceUsd === null || priceUsd <= 0 || address === NATIVE)
      return null
    const reading = await readPlaced(parts, {
      scope: `sale:${chain}`,
      key: address,
      places: PLACES,
      schema: quotedSale,
      freshMs: FRESH_MS,
      load: () => quote({ token, size, coinUsd }),
    })
    return reading.state === 'unknown' ? null : reading.value
  }
}

async function quoteSale(
  { swapVenues }: Pick<FeatureParts, 'swapVenues'>,
  asked: { readonly token: Token; readonly venue: VenueId; readonly valueUsd: number },
): Promise<QuotedSale> {
  const { chain, address, decimals, priceUsd } = asked.token
  const amount = Math.floor((asked.valueUsd / (priceUsd ?? Number.NaN)) * 10 ** decimals)
  try {
    const { priceImpactPct } = await swapVenues[asked.venue].quote({
      chain,
      sellToken: address,
      buyToken: NATIVE,
      sellAmountRaw: BigInt(Math.max(1, amount)),
      slippageBps: SLIPPAGE_BPS,
      taker: null,
    })
    return { isPossible: true, impactPct: priceImpactPct }
  } catch (error) {
    const isNone = isAppError(error, swapErrors.noRoute) || isAppError(error, swapErrors.noLiquidity)
    if (!isNone) throw error
    return { isPossible: false, impactPct: null }
  }
}

/** '0.1 SOL' */
export const sizeText = (chain: ChainId, { coins }: Size) => `${coins} ${CHAINS[chain].native.symbol}`
