import type { ChainId } from '../chains/chain.ts'
import { formatAmount } from '../money/format-amount.ts'
import { MAX_NATIVE_PERMILLE, MAX_TOKEN_PERMILLE } from './constants.ts'

export type SwapFill = 25 | 50 | 75 | 'max'

/** C28: only the card of Solana has no 75%. */
export const SWAP_FILLS: Readonly<Record<ChainId, readonly SwapFill[]>> = {
  solana: [25, 50, 'max'],
  ethereum: [25, 50, 75, 'max'],
  bsc: [25, 50, 75, 'max'],
  hedera: [25, 50, 75, 'max'],
}

export const fillLabel = (fill: SwapFill): string => (fill === 'max' ? 'Max' : `${fill}%`)

/** R2-190 */
const DECIMALS_MAX = 18

export type Holding = {
  readonly balanceRaw: bigint
  readonly decimals: number
  readonly isNative: boolean
}

/** A share of what the vault holds, in whole units. Max leaves something: of the native coin for fees. */
export function fillAmount(fill: SwapFill, holding: Holding): string {
  const { balanceRaw, decimals } = holding
  const part = (balanceRaw * permilleOf(fill, holding)) / 1_000n
  const grain = 10n ** BigInt(Math.max(0, decimals - DECIMALS_MAX))
  return formatAmount(part - (part % grain), decimals)
}

function permilleOf(fill: SwapFill, { isNative }: Holding): bigint {
  if (fill !== 'max') return BigInt(fill) * 10n
  return isNative ? MAX_NATIVE_PERMILLE : MAX_TOKEN_PERMILLE
}
