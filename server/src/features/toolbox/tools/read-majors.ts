import type { ChainId } from '@windhover/core/chains/chain'
import type { RankedCoin } from '@windhover/core/intelligence/market-pulse'
import { z } from 'zod'
import { readMarket } from '../../prices/index.ts'
import { askSource, type ToolParts } from '../ask-source.ts'

/** The coins everybody looks at first, and by which token of ours each is drawn. */
const MAJORS: readonly {
  readonly symbol: string
  readonly name: string
  readonly chain: ChainId
  readonly token: string
}[] = [
  // Bitcoin itself trades on none of our chains; its wrapped form follows its price.
  { symbol: 'BTC', name: 'Bitcoin', chain: 'ethereum', token: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599' },
  { symbol: 'ETH', name: 'Ethereum', chain: 'ethereum', token: 'native' },
  { symbol: 'SOL', name: 'Solana', chain: 'solana', token: 'So11111111111111111111111111111111111111112' },
  { symbol: 'BNB', name: 'BNB', chain: 'bsc', token: 'native' },
  { symbol: 'HBAR', name: 'Hedera', chain: 'hedera', token: 'native' },
]
export type Major = (typeof MAJORS)[number]

const SPARK_FRESH_MS = 60_000
const HOURS = 25

/** Prices are our own, those a person would trade at; the market at large tells where we know nothing. */
export async function readMajors(parts: ToolParts, coins: readonly RankedCoin[]) {
  const [market, sparks] = await Promise.all([
    readMarket(
      parts,
      MAJORS.map(({ chain, token }) => ({ chain, address: token })),
    ),
    Promise.all(MAJORS.map((major) => readSpark(parts, major))),
  ])
  return MAJORS.map(({ symbol, name }, place) => {
    const ranked = coins.find((coin) => coin.symbol === symbol)
    return {
      symbol,
      name,
      priceUsd: market[place]?.priceUsd ?? ranked?.priceUsd ?? null,
      change24hPct: market[place]?.change24hPct ?? ranked?.change24hPct ?? null,
      spark: sparks[place] ?? [],
    }
  })
}

async function readSpark(parts: ToolParts, { chain, token }: Major): Promise<number[]> {
  const answer = await askSource(parts, {
    source: 'spark',
    name: `${chain}:${token}`,
    schema: z.array(z.number()),
    freshMs: SPARK_FRESH_MS,
    load: async () => {
      const beforeMs = parts.clock.now().getTime() + 1_000
      const candles = await parts.candles[chain].getCandles({ token, window: '1h', beforeMs, limit: HOURS })
      return candles.slice(-HOURS).map(({ close }) => close)
    },
  })
  return answer.isKnown ? answer.value : []
}
