import type { ChainId } from '@windhover/core/chains/chain'
import { combinePrices } from '@windhover/core/prices/combine-prices'
import { type TokenKey, tokenKey } from '@windhover/core/prices/price-tick'
import type { ChangeView } from '@windhover/core/transactions/contract'
import type { ReceiptChange } from '@windhover/core/transactions/receipt'
import type { FeatureParts } from '../../../composition/feature.ts'

type PriceParts = Pick<FeatureParts, 'tickLog' | 'watchedTokens' | 'clock' | 'log'>

/** Older than this a price says nothing about a limit any more. */
const PRICE_AGE_MAX_MS = 10 * 60_000

/** Changes with what they are worth now; null where nobody knows. For reading and for limits, never for amounts. */
export async function priceChanges(
  parts: PriceParts,
  chain: ChainId,
  changes: readonly ReceiptChange[],
): Promise<readonly ChangeView[]> {
  const prices = await readPrices(
    parts,
    changes.map((change) => tokenKey(chain, change.token)),
  )
  return changes.map(({ token, symbol, decimals, amountRaw }) => {
    const price = prices.get(tokenKey(chain, token))
    const amountUsd = price === undefined ? null : (Number(amountRaw) / 10 ** decimals) * price
    return { token, symbol, decimals, amountRaw: `${amountRaw}`, amountUsd }
  })
}

/**
 * What leaves the vault in USD; null as soon as one part of it has no price. What is exchanged for something with a price
 * is worth at least that: nobody gives more than he gets.
 */
export function sumOut(changes: readonly ChangeView[]): number | null {
  const isUnpriced = changes.some(
    ({ amountRaw, amountUsd }) => amountRaw.startsWith('-') && amountUsd === null,
  )
  if (isUnpriced) return sumIn(changes)
  let sum = 0
  for (const { amountRaw, amountUsd } of changes) {
    if (!amountRaw.startsWith('-')) continue
    if (amountUsd === null) return null
    sum -= amountUsd
  }
  return sum
}

function sumIn(changes: readonly ChangeView[]): number | null {
  const got = changes.filter(({ amountRaw }) => !amountRaw.startsWith('-'))
  if (got.length === 0) return null
  return got.reduce<number | null>(
    (sum, { amountUsd }) => (sum === null || amountUsd === null ? null : sum + amountUsd),
    0,
  )
}

async function readPrices(
  parts: PriceParts,
  tokens: readonly TokenKey[],
): Promise<ReadonlyMap<TokenKey, number>> {
  const nowMs = parts.clock.now().getTime()
  const found = new Map<TokenKey, number>()
  if (tokens.length === 0) return found
  try {
    const [last] = await Promise.all([parts.tickLog.readLast(tokens), parts.watchedTokens.note(tokens)])
    for (const [token, ticks] of last) {
      const price = combinePrices(ticks, nowMs)
      if (price !== null && nowMs - price.observedAtMs <= PRICE_AGE_MAX_MS) found.set(token, price.priceUsd)
    }
  } catch (error) {
    parts.log.warn({ err: error }, 'prices could not be read')
  }
  return found
}
