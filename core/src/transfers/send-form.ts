import { type AmountRaw, parseAmount } from '../money/parse-amount.ts'

/** What a person has chosen to send. */
export type SendToken = {
  readonly isNative: boolean
  readonly decimals: number
  /** Null while it could not be read: unknown is not zero. */
  readonly balanceRaw: bigint | null
}

export type SendForm = {
  readonly token: SendToken | null
  readonly amountText: string
  readonly to: string
}

/** Tags that every send form can have for its amount. */
export type AmountTag = 'bad-amount' | 'balance-unknown' | 'above-balance'

export const AMOUNT_TEXTS: Readonly<Record<AmountTag, string>> = {
  'bad-amount': 'Please enter a valid amount',
  'balance-unknown': 'Your balance could not be loaded. Please try again.',
  'above-balance': 'Amount exceeds balance',
}

export type AmountCheck =
  | { readonly tag: AmountTag }
  | { readonly tag: 'fits'; readonly amountRaw: AmountRaw; readonly balanceRaw: bigint }

export function checkAmount(amountText: string, token: SendToken): AmountCheck {
  const amountRaw = parseAmount(amountText, token.decimals)
  if (amountRaw === null || amountRaw === 0n) return { tag: 'bad-amount' }
  if (token.balanceRaw === null) return { tag: 'balance-unknown' }
  if (amountRaw > token.balanceRaw) return { tag: 'above-balance' }
  return { tag: 'fits', amountRaw, balanceRaw: token.balanceRaw }
}
