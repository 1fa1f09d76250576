import type { FundingRates, Liquidations, OpenInterest } from '@windhover/core/intelligence/derivatives-facts'
import { z } from 'zod'
import { epochMsOrNull, figure, figureOrNull, text } from '../../platform/upstream/read-fields.ts'

const NAME_CHARS = 40
const ALL = 'All'
const exchange = text(NAME_CHARS)

/** A refusal has no data; what it says instead is looked at before the data is. */
function envelopeOf<Row extends z.ZodType>(row: Row) {
  return z.union([
    z.object({ code: z.literal('0'), data: z.array(row) }),
    z.object({ code: z.string(), msg: z.string().nullish(), data: z.undefined().or(z.null()).optional() }),
  ])
}

const fundingRow = z.object({
  exchange,
  funding_rate: figureOrNull,
  funding_rate_interval: figureOrNull,
  next_funding_time: epochMsOrNull,
})
export const fundingAnswer = envelopeOf(
  z.object({ symbol: z.string(), stablecoin_margin_list: z.array(fundingRow).nullish() }),
)

/** All coins are told at once, whichever is asked for. */
export function toFunding(answer: z.output<typeof fundingAnswer>, symbol: string): FundingRates | null {
  const row = answer.data?.find((each) => each.symbol.toUpperCase() === symbol)
  const rates = (row?.stablecoin_margin_list ?? []).flatMap((each) =>
    each.funding_rate === null
      ? []
      : [
          {
            exchange: each.exchange,
            ratePct: each.funding_rate,
            intervalHours: each.funding_rate_interval,
            nextAt: each.next_funding_time,
          },
        ],
  )
  return rates.length === 0 ? null : { symbol, rates }
}

export const interestAnswer = envelopeOf(
  z.object({
    exchange,
    open_interest_usd: figure,
    open_interest_change_percent_1h: figureOrNull,
    open_interest_change_percent_4h: figureOrNull,
    open_interest_change_percent_24h: figureOrNull,
  }),
)

export function toOpenInterest(answer: z.output<typeof interestAnswer>, symbol: string): OpenInterest | null {
  const rows = (answer.data ?? []).map((row) => ({
    exchange: row.exchange,
    openInterestUsd: row.open_interest_usd,
    change1hPct: row.open_interest_change_percent_1h,
    change4hPct: row.open_interest_change_percent_4h,
    change24hPct: row.open_interest_change_percent_24h,
  }))
  return rows.length === 0 ? null : { symbol, ...splitTotal(rows) }
}

export const liquidationAnswer = envelopeOf(
  z
    .object({
      exchange,
      liquidation_usd: figure,
      longLiquidation_usd: figure.optional(),
      shortLiquidation_usd: figure.optional(),
      long_liquidation_usd: figure.optional(),
      short_liquidation_usd: figure.optional(),
    })
    // Both spellings have been seen.
    .transform((row, context) => {
      const longUsd = row.longLiquidation_usd ?? row.long_liquidation_usd
      const shortUsd = row.shortLiquidation_usd ?? row.short_liquidation_usd
      if (longUsd !== undefined && shortUsd !== undefined) {
        return { exchange: row.exchange, totalUsd: row.liquidation_usd, longUsd, shortUsd }
      }
      context.issues.push({ code: 'custom', message: 'no sides', input: row })
      return z.NEVER
    }),
)

export function toLiquidations(
  answer: z.output<typeof liquidationAnswer>,
  symbol: string,
): Liquidations | null {
  const rows = answer.data ?? []
  return rows.length === 0 ? null : { symbol, ...splitTotal(rows) }
}

function splitTotal<Row extends { readonly exchange: string }>(rows: readonly Row[]) {
  return {
    total: rows.find((row) => row.exchange === ALL) ?? null,
    exchanges: rows.filter((row) => row.exchange !== ALL),
  }
}
