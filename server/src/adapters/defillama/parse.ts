import type { DefiProtocol, YieldPool } from '@windhover/core/intelligence/defi-facts'
import { toOutsideUrl } from '@windhover/core/intelligence/untrusted-text'
import { z } from 'zod'
import { figure, figureOrNull, names, text, textOrNull } from '../../platform/upstream/read-fields.ts'

const NAME_CHARS = 60
const DESCRIPTION_CHARS = 400

export const chainsAnswer = z.array(
  z.object({ name: text(NAME_CHARS), tokenSymbol: textOrNull(NAME_CHARS), tvl: figure }),
)

const protocolRow = z.object({
  name: text(NAME_CHARS),
  slug: z.string().min(1).max(120),
  symbol: textOrNull(NAME_CHARS),
  category: textOrNull(NAME_CHARS),
  description: textOrNull(DESCRIPTION_CHARS),
  url: z.string().nullish(),
  chains: names,
  tvl: figureOrNull,
  change_1h: figureOrNull,
  change_1d: figureOrNull,
  change_7d: figureOrNull,
  mcap: figureOrNull,
})
export const protocolsAnswer = z.array(protocolRow)

export type NamedProtocol = { readonly symbol: string | null; readonly protocol: DefiProtocol }

/** Those of which nobody knows what they hold are no answer to any question here. */
export function toProtocols(rows: z.output<typeof protocolsAnswer>): readonly NamedProtocol[] {
  return rows.flatMap((row) =>
    row.tvl === null
      ? []
      : [
          {
            symbol: row.symbol === '-' ? null : row.symbol,
            protocol: {
              slug: row.slug,
              name: row.name,
              category: row.category,
              description: row.description,
              url: toOutsideUrl(row.url),
              chains: row.chains,
              tvlUsd: row.tvl,
              change1hPct: row.change_1h,
              change1dPct: row.change_1d,
              change7dPct: row.change_7d,
              marketCapUsd: row.mcap,
            },
          },
        ],
  )
}

export const poolsAnswer = z.object({
  status: z.literal('success'),
  data: z.array(
    z.object({
      pool: z.string().min(1).max(120),
      project: text(NAME_CHARS),
      chain: text(NAME_CHARS),
      symbol: text(NAME_CHARS),
      tvlUsd: figure,
      apy: figureOrNull,
      apyBase: figureOrNull,
      apyReward: figureOrNull,
      apyMean30d: figureOrNull,
      stablecoin: z.boolean(),
      ilRisk: z.string().nullish(),
      outlier: z.boolean().nullish(),
    }),
  ),
})

/** The source itself marks yields that cannot be meant; those would top every list. */
export function toPools({ data }: z.output<typeof poolsAnswer>): readonly YieldPool[] {
  return data.flatMap((row) =>
    row.apy === null || row.outlier === true
      ? []
      : [
          {
            id: row.pool,
            project: row.project,
            chain: row.chain,
            symbol: row.symbol,
            tvlUsd: row.tvlUsd,
            apyPct: row.apy,
            apyBasePct: row.apyBase,
            apyRewardPct: row.apyReward,
            apyMean30dPct: row.apyMean30d,
            isStable: row.stablecoin,
            hasImpermanentLoss: row.ilRisk ? row.ilRisk === 'yes' : null,
          },
        ],
  )
}
