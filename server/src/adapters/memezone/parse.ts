import type { DiscoveredToken } from '@windhover/core/discovery/contract'
import { describeToken, shareOf } from '@windhover/core/discovery/describe-token'
import { z } from 'zod'
import { epochSecondsOrNull, figureIfAny, goodRows, textIfAny } from '../../platform/upstream/read-fields.ts'

const pool = z.object({
  poolAddress: z.string(),
  baseToken: z.string().min(32),
  baseTokenInfo: z.object({
    name: z.string(),
    symbol: z.string(),
    decimals: z.number().int().min(0).max(255).nullish().catch(null),
    logoUri: textIfAny,
    holderCount: figureIfAny,
    social: z.object({ twitter: textIfAny, website: textIfAny, telegram: textIfAny }).nullish().catch(null),
  }),
  preExchange: textIfAny,
  curvePercent: figureIfAny,
  priceUsd: figureIfAny,
  marketCap: figureIfAny,
  liquidUsd: figureIfAny,
  createdAt: epochSecondsOrNull.catch(null),
  report: z
    .object({
      totalVolume: figureIfAny,
      priceChangePercent: figureIfAny,
      buys: figureIfAny,
      sells: figureIfAny,
      devHoldingPercent: figureIfAny,
      insiderHoldingPercent: figureIfAny,
      sniperWallets: figureIfAny,
    })
    .nullish()
    .catch(null),
})

export const memezoneAnswer = z.object({ pools: goodRows(pool) })

export function toMemezoneToken(row: z.output<typeof pool>): DiscoveredToken {
  const { baseTokenInfo: info, report } = row
  const isGraduated = Boolean(row.preExchange)
  return describeToken({
    chain: 'solana',
    address: row.baseToken,
    symbol: info.symbol,
    name: info.name,
    decimals: info.decimals ?? null,
    logoURI: info.logoUri ?? null,
    createdAt: row.createdAt,
    priceUsd: row.priceUsd,
    changePct: report?.priceChangePercent ?? null,
    volumeUsd: report?.totalVolume ?? null,
    buys: report?.buys ?? null,
    sells: report?.sells ?? null,
    marketCapUsd: row.marketCap,
    liquidityUsd: row.liquidUsd,
    holderCount: info.holderCount,
    devHoldingPct: report?.devHoldingPercent ?? null,
    insiderHoldingPct: report?.insiderHoldingPercent ?? null,
    sniperWallets: report?.sniperWallets ?? null,
    launch: {
      launchpad: 'pump',
      progress: isGraduated ? 1 : shareOf(row.curvePercent, 100),
      isGraduated,
      label: null,
    },
    links: info.social ?? {},
  })
}
