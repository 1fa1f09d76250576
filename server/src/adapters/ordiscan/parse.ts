import type { Inscription, RuneFacts } from '@windhover/core/intelligence/bitcoin-facts'
import { toOutsideUrl } from '@windhover/core/intelligence/untrusted-text'
import { z } from 'zod'
import {
  digits,
  digitsOrNull,
  epochSecondsOrNull,
  figure,
  figureOrNull,
  momentOrNull,
  text,
  textOrNull,
} from '../../platform/upstream/read-fields.ts'

const NAME_CHARS = 60

export const balancesAnswer = z.object({
  data: z.array(z.object({ name: text(NAME_CHARS), balance: digits })),
})

const inscriptionRow = z.object({
  inscription_id: z.string().max(100),
  inscription_number: figure,
  content_type: textOrNull(NAME_CHARS),
  content_url: z.string().nullish(),
  owner_address: z.string().max(100).nullish(),
  timestamp: momentOrNull,
})
export const inscriptionsAnswer = z.object({ data: z.array(inscriptionRow) })

export function toInscription(row: z.output<typeof inscriptionRow>): Inscription {
  return {
    id: row.inscription_id,
    number: row.inscription_number,
    contentType: row.content_type,
    contentUrl: toOutsideUrl(row.content_url),
    owner: row.owner_address ?? null,
    inscribedAt: row.timestamp,
  }
}

export const runeAnswer = z.object({
  data: z.object({
    id: z.string().max(40),
    name: text(NAME_CHARS),
    formatted_name: text(NAME_CHARS),
    symbol: textOrNull(NAME_CHARS),
    decimals: z.int().min(0).max(38),
    current_supply: digitsOrNull,
    premined_supply: digitsOrNull,
    current_mint_count: figureOrNull,
    timestamp_unix: epochSecondsOrNull,
  }),
})

export const marketAnswer = z.object({
  data: z.object({ price_in_sats: figure, price_in_usd: figure, market_cap_in_usd: figure }),
})

export function toRuneFacts(
  { data: rune }: z.output<typeof runeAnswer>,
  market: z.output<typeof marketAnswer> | null,
): RuneFacts {
  return {
    id: rune.id,
    name: rune.name,
    spacedName: rune.formatted_name,
    symbol: rune.symbol,
    decimals: rune.decimals,
    supplyRaw: rune.current_supply,
    premineRaw: rune.premined_supply,
    mintCount: rune.current_mint_count,
    etchedAt: rune.timestamp_unix,
    priceSats: market?.data.price_in_sats ?? null,
    priceUsd: market?.data.price_in_usd ?? null,
    marketCapUsd: market?.data.market_cap_in_usd ?? null,
  }
}
