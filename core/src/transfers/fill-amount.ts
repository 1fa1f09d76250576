import type { ChainId } from '../chains/chain.ts'
import { formatAmount } from '../money/format-amount.ts'
import { partOfAmount } from '../money/part-of-amount.ts'

const ALL_BPS = 10_000
/** The rest stays for fees. */
const FEE_COIN_MAX_BPS = 9_850

export const WRAP_PERCENTS = [25, 50, 100] as const
export type WrapPercent = (typeof WRAP_PERCENTS)[number]
const HEDERA_DECIMALS = 8

type Holding = { readonly balanceRaw: bigint; readonly decimals: number }

type MaxBps = { readonly native: number; readonly token: number }

/** A token pays no fee, so all of it may go, except on Solana (G23). On Hedera Max is the full balance. */
const MAX_BPS: Readonly<Record<ChainId, MaxBps>> = {
  solana: { native: FEE_COIN_MAX_BPS, token: 9_900 },
  ethereum: { native: FEE_COIN_MAX_BPS, token: ALL_BPS },
  bsc: { native: FEE_COIN_MAX_BPS, token: ALL_BPS },
  hedera: { native: ALL_BPS, token: ALL_BPS },
}

/** What the Max button of a send dialog fills in. */
export function maxSendAmount(chain: ChainId, holding: Holding & { readonly isNative: boolean }): string {
  const bps = holding.isNative ? MAX_BPS[chain].native : MAX_BPS[chain].token
  return formatAmount(partOfAmount({ amountRaw: holding.balanceRaw, bps }), holding.decimals)
}

/** What a percent button of a wrap dialog fills in, with at most eight decimals on Hedera. */
export function wrapPercentAmount(
  chain: 'solana' | 'hedera',
  holding: Holding & { readonly percent: WrapPercent },
): string {
  const { balanceRaw, decimals, percent } = holding
  const decimalsMax = chain === 'hedera' ? HEDERA_DECIMALS : decimals
  return formatAmount(
    partOfAmount({ amountRaw: balanceRaw, bps: percent * 100, decimals, decimalsMax }),
    decimals,
  )
}
