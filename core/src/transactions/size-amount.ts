import { readDecimal } from '../balances/value-holding.ts'
import { parseAmount } from '../money/parse-amount.ts'
import { MAX_NATIVE_PERMILLE } from '../swaps/constants.ts'

export type SizedToken = {
  readonly decimals: number
  readonly isNative: boolean
  /** Null: could not be read, or is not of now. */
  readonly balanceRaw: bigint | null
  /** Null: nobody has said it lately. */
  readonly priceUsd: number | null
}

export type SizeProblem =
  | 'bad-amount'
  | 'balance-unknown'
  | 'price-unknown'
  | 'nothing-held'
  | 'above-balance'
export type Sized =
  | { readonly kind: 'sized'; readonly amountRaw: bigint }
  | { readonly kind: 'problem'; readonly problem: SizeProblem }

const problem = (what: SizeProblem): Sized => ({ kind: 'problem', problem: what })
/** As many as the amounts of tools may have. */
const PART_DECIMALS = 30
const USD_DECIMALS = 6

/**
 * '0.5', '50%', '$100' or 'all' in the smallest unit, exactly and rounded down. A part of the native coin leaves what the
 * Max buttons leave for fees. What is not known is never guessed.
 */
export function sizeAmount(text: string, token: SizedToken): Sized {
  const { balanceRaw } = token
  if (text === 'all' || text.endsWith('%')) return sizePart(text, token)
  const amountRaw = text.startsWith('$') ? worthOf(text.slice(1), token) : parseAmount(text, token.decimals)
  if (amountRaw === 'unpriced') return problem('price-unknown')
  if (amountRaw === null || amountRaw === 0n) return problem('bad-amount')
  if (balanceRaw === null) return problem('balance-unknown')
  return amountRaw > balanceRaw ? problem('above-balance') : { kind: 'sized', amountRaw }
}

/** Units or a worth, of a token that nothing is taken from: no balance is needed for that. */
export function sizeFreely(text: string, token: Omit<SizedToken, 'balanceRaw' | 'isNative'>): Sized {
  if (text === 'all' || text.endsWith('%')) return problem('bad-amount')
  const amountRaw = text.startsWith('$') ? worthOf(text.slice(1), token) : parseAmount(text, token.decimals)
  if (amountRaw === 'unpriced') return problem('price-unknown')
  return amountRaw === null || amountRaw === 0n ? problem('bad-amount') : { kind: 'sized', amountRaw }
}

function sizePart(text: string, { balanceRaw, isNative }: SizedToken): Sized {
  const whole = 100n * 10n ** BigInt(PART_DECIMALS)
  const part = text === 'all' ? whole : parseAmount(text.slice(0, -1), PART_DECIMALS)
  if (part === null || part === 0n || part > whole) return problem('bad-amount')
  if (balanceRaw === null) return problem('balance-unknown')
  const asked = (balanceRaw * part) / whole
  const mostOfCoin = (balanceRaw * MAX_NATIVE_PERMILLE) / 1_000n
  const amountRaw = isNative && asked > mostOfCoin ? mostOfCoin : asked
  return amountRaw === 0n ? problem('nothing-held') : { kind: 'sized', amountRaw }
}

function worthOf(
  usdText: string,
  { decimals, priceUsd }: Pick<SizedToken, 'decimals' | 'priceUsd'>,
): bigint | null | 'unpriced' {
  const micro = parseAmount(usdText, USD_DECIMALS)
  if (micro === null) return null
  const price = readDecimal(priceUsd ?? 0)
  if (price.digits === 0n) return 'unpriced'
  const exponent = decimals - USD_DECIMALS - price.exponent
  return exponent >= 0
    ? (micro * 10n ** BigInt(exponent)) / price.digits
    : micro / (price.digits * 10n ** BigInt(-exponent))
}
