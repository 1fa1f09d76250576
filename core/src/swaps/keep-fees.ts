import { MAX_NATIVE_PERMILLE } from './constants.ts'
import { fillAmount } from './fill-percentage.ts'

type Coins = { readonly balanceRaw: bigint; readonly decimals: number }

/** More of the coin than Max, and the agent's "all", would take. */
export function keepsTooLittle(amountRaw: bigint, balanceRaw: bigint): boolean {
  return amountRaw * 1_000n > balanceRaw * MAX_NATIVE_PERMILLE
}

/** What Max takes of the coin, and what it keeps for fees. */
export function keepFees({ balanceRaw, decimals }: Coins): {
  readonly amountText: string
  readonly keptRaw: bigint
} {
  const usedRaw = (balanceRaw * MAX_NATIVE_PERMILLE) / 1_000n
  return {
    amountText: fillAmount('max', { balanceRaw, decimals, isNative: true }),
    keptRaw: balanceRaw - usedRaw,
  }
}
