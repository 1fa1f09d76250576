import type { FastifyInstance, FastifyReply } from 'fastify'
import type { World } from '../../world/world.ts'
import type { Rune } from './rune-book.ts'

const SATS_PER_BTC = 1e8

type Place = { Params: { name: string } }

export function mountRunes(
  scope: FastifyInstance,
  { world, runes }: { world: World; runes: readonly Rune[] },
): void {
  const find = (name: string) => runes.find((rune) => rune.name === name) ?? null
  scope.get<Place>('/v1/rune/:name', async (request, reply) => {
    const rune = find(request.params.name)
    return rune === null ? notFound(reply) : { data: describeRune(rune) }
  })
  scope.get<Place>('/v1/rune/:name/market', async (request, reply) => {
    const rune = find(request.params.name)
    if (rune === null || rune.isUntraded) return notFound(reply)
    const nowMs = world.clock.nowMs()
    const btcUsd = world.market.priceUsd('BTC', nowMs)
    const priceUsd = world.market.priceUsd(rune.assetId, nowMs)
    const marketCapUsd = (priceUsd * Number(rune.supplyRaw)) / 10 ** rune.decimals
    return {
      data: {
        price_in_sats: (priceUsd / btcUsd) * SATS_PER_BTC,
        price_in_usd: priceUsd,
        market_cap_in_btc: marketCapUsd / btcUsd,
        market_cap_in_usd: marketCapUsd,
      },
    }
  })
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.status(404).send({ error: { message: 'Rune not found' } })
}

function describeRune(rune: Rune) {
  return {
    id: rune.id,
    name: rune.name,
    formatted_name: rune.formattedName,
    spacers: 1,
    number: rune.number,
    inscription_id: null,
    decimals: rune.decimals,
    mint_count_cap: '0',
    symbol: rune.symbol,
    etching_txid: null,
    amount_per_mint: '0',
    timestamp_unix: String(rune.etchedAtMs / 1_000),
    premined_supply: String(rune.supplyRaw),
    mint_start_block: null,
    mint_end_block: null,
    current_supply: String(rune.supplyRaw),
    current_mint_count: 0,
  }
}
