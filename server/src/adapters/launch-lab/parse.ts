import type { DiscoveredToken } from '@windhover/core/discovery/contract'
import { describeToken, shareOf } from '@windhover/core/discovery/describe-token'
import { z } from 'zod'
import { epochMsOrNull, figureIfAny, goodRows, textIfAny } from '../../platform/upstream/read-fields.ts'

/** The rate at which a curve is sold out. */
const WHOLE = 100

const row = z.object({
  mint: z.string().min(32),
  symbol: z.string(),
  name: textIfAny,
  decimals: z.number().int().min(0).max(255).nullish().catch(null),
  createAt: epochMsOrNull.catch(null),
  twitter: textIfAny,
  website: textIfAny,
  telegram: textIfAny,
  imgUrl: textIfAny,
  supply: figureIfAny,
  marketCap: figureIfAny,
  /** A number, or the same as text. */
  volumeU: figureIfAny,
  finishingRate: figureIfAny,
  migrateAmmId: textIfAny,
})

export const launchLabAnswer = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    data: z.object({ rows: goodRows(row), nextPageId: z.string().min(1).nullish().catch(null) }),
  }),
  z.object({ success: z.literal(false), msg: z.string().default('') }),
])

export function toLaunchLabToken(told: z.output<typeof row>): DiscoveredToken {
  const { twitter, website, telegram, marketCap, supply, finishingRate } = told
  const isGraduated = Boolean(told.migrateAmmId) || (finishingRate ?? 0) >= WHOLE
  return describeToken({
    chain: 'solana',
    address: told.mint,
    symbol: told.symbol,
    name: told.name ?? told.symbol,
    decimals: told.decimals ?? null,
    logoURI: told.imgUrl ?? null,
    createdAt: told.createAt,
    // It tells no price, but what all of it is worth.
    priceUsd: marketCap !== null && supply !== null && supply > 0 ? marketCap / supply : null,
    volumeUsd: told.volumeU,
    marketCapUsd: marketCap,
    launch: {
      launchpad: 'launchlab',
      progress: isGraduated ? 1 : shareOf(finishingRate, WHOLE),
      isGraduated,
      label: null,
    },
    links: { twitter, website, telegram },
  })
}
