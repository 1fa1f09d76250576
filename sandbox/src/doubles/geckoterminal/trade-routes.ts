import { getBase58Decoder } from '@solana/kit'
import type { FastifyInstance } from 'fastify'
import type { Trade } from '../../market/market.ts'
import { deriveAddress } from '../../universe/derive-address.ts'
import { digestOf } from '../../universe/seeded-draw.ts'
import type { World } from '../../world/world.ts'
import type { ChartPool } from './pool-book.ts'
import { bookOf, notFound, type PoolBooks } from './refusal.ts'

/** The original tells up to this many of the last day. */
const TRADES_MAX = 300
const DAY_MS = 24 * 3_600_000
const LIE_PERCENT = 200

type Place = { Params: { network: string; pool: string } }

export function mountTrades(
  scope: FastifyInstance,
  { world, books }: { world: World; books: PoolBooks },
): void {
  scope.get<Place>('/api/v2/networks/:network/pools/:pool/trades', async (request, reply) => {
    const { network, pool: address } = request.params
    const pool = bookOf(books, network)?.pool(address) ?? null
    if (pool === null) return notFound(reply)
    const lie = world.faults.strike('geckoterminal', 'lie', request.url)
    const factor = lie ? (lie.amount ?? LIE_PERCENT) / 100 : 1
    const nowMs = world.clock.nowMs()
    const { assetId } = pool.base.listing
    return {
      data: world.market
        .trades({ assetId, untilMs: nowMs, count: TRADES_MAX })
        .filter(({ atMs }) => nowMs - atMs <= DAY_MS)
        .map((trade) => describeTrade(world, { network, pool, trade, factor })),
    }
  })
}

type Told = {
  readonly network: string
  readonly pool: ChartPool
  readonly trade: Trade
  readonly factor: number
}

/** Who buys the first token of a pool gives the second. */
function describeTrade({ market }: World, { network, pool, trade, factor }: Told) {
  const { side, atMs, amountUsd } = trade
  const base = { contract: pool.base.contract, priceUsd: trade.priceUsd * factor }
  const quote = {
    contract: pool.quote.contract,
    priceUsd: market.priceUsd(pool.quote.listing.assetId, atMs) * factor,
  }
  const [from, to] = side === 'buy' ? [quote, base] : [base, quote]
  const hash = hashOf(network, trade.id)
  return {
    id: `${network}_${Math.floor(atMs / 1_000)}_${hash}`,
    type: 'trade',
    attributes: {
      block_number: Math.floor(atMs / 1_000),
      tx_hash: hash,
      tx_from_address: walletOf(network, trade.trader),
      from_token_amount: String(amountUsd / from.priceUsd),
      to_token_amount: String(amountUsd / to.priceUsd),
      price_from_in_currency_token: String(from.priceUsd / quote.priceUsd),
      price_to_in_currency_token: String(to.priceUsd / quote.priceUsd),
      price_from_in_usd: String(from.priceUsd),
      price_to_in_usd: String(to.priceUsd),
      block_timestamp: new Date(atMs).toISOString().replace(/\.\d+Z$/, 'Z'),
      kind: side,
      volume_in_usd: String(amountUsd),
      from_token_address: from.contract,
      to_token_address: to.contract,
    },
  }
}

/** The market names its traders as Solana does. */
function walletOf(network: string, trader: string): string {
  return network === 'solana' ? trader : deriveAddress('ethereum', trader).toLowerCase()
}

function hashOf(network: string, tradeId: string): string {
  const digest = digestOf('chart trade', network, tradeId)
  if (network !== 'solana') return `0x${Buffer.from(digest).toString('hex')}`
  return getBase58Decoder().decode(Buffer.concat([digest, digestOf('chart trade', tradeId)]))
}
