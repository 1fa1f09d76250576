import { z } from 'zod'
import { coinSymbol, untrustedText } from './untrusted-text.ts'

export const fundingRates = z.object({
  symbol: coinSymbol,
  rates: z.array(
    z.object({
      exchange: untrustedText,
      /** What those who bet on rising prices pay, per interval, in per cent; below zero they are paid. */
      ratePct: z.number(),
      intervalHours: z.number().nullable(),
      nextAt: z.iso.datetime().nullable(),
    }),
  ),
})
export type FundingRates = z.infer<typeof fundingRates>

const openInterestRow = z.object({
  exchange: untrustedText,
  openInterestUsd: z.number(),
  change1hPct: z.number().nullable(),
  change4hPct: z.number().nullable(),
  change24hPct: z.number().nullable(),
})
export const openInterest = z.object({
  symbol: coinSymbol,
  total: openInterestRow.nullable(),
  exchanges: z.array(openInterestRow),
})
export type OpenInterest = z.infer<typeof openInterest>

const liquidationRow = z.object({
  exchange: untrustedText,
  totalUsd: z.number(),
  longUsd: z.number(),
  shortUsd: z.number(),
})
/** Over the last 24 hours. */
export const liquidations = z.object({
  symbol: coinSymbol,
  total: liquidationRow.nullable(),
  exchanges: z.array(liquidationRow),
})
export type Liquidations = z.infer<typeof liquidations>
