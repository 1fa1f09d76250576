import { parseAmount } from '../money/parse-amount.ts'

/** Wrapping, or unwrapping an amount: both take a figure of what is held on the giving side. */
export type WrapTag = 'no-owner' | 'empty' | 'bad-amount' | 'balance-unknown' | 'ready'

export type WrapForm = {
  /** The vault's address on the chain; on Hedera its account. */
  readonly owner: string | null
  readonly amountText: string
  readonly decimals: number
  /** Null while it could not be read. */
  readonly balanceRaw: bigint | null
}

export type WrapChain = 'solana' | 'hedera'

const NO_OWNER: Readonly<Record<WrapChain, string>> = {
  solana: 'User address is required',
  hedera: 'Hedera account not available',
}

export function checkWrap(form: WrapForm): WrapTag {
  if (form.owner === null || form.owner === '') return 'no-owner'
  if (form.amountText === '') return 'empty'
  const amountRaw = parseAmount(form.amountText, form.decimals)
  if (amountRaw === null || amountRaw === 0n) return 'bad-amount'
  if (form.balanceRaw === null) return 'balance-unknown'
  return amountRaw > form.balanceRaw ? 'bad-amount' : 'ready'
}

/** Null where the button is disabled without a word. */
export function wrapText(chain: WrapChain, tag: WrapTag): string | null {
  const texts: Readonly<Record<WrapTag, string | null>> = {
    'no-owner': NO_OWNER[chain],
    empty: null,
    'bad-amount': 'Please enter a valid amount',
    'balance-unknown': 'Your balance could not be loaded. Please try again.',
    ready: null,
  }
  return texts[tag]
}

/** Unwrapping on Solana takes all of it, so it asks for no amount. */
export type UnwrapAllTag = 'no-owner' | 'no-account' | 'nothing' | 'balance-unknown' | 'ready'

export const UNWRAP_ALL_TEXTS: Readonly<Record<UnwrapAllTag, string | null>> = {
  'no-owner': NO_OWNER.solana,
  'no-account': 'WSOL account not found',
  nothing: null,
  'balance-unknown': 'Your balance could not be loaded. Please try again.',
  ready: null,
}

export function checkUnwrapAll(form: {
  readonly owner: string | null
  readonly hasAccount: boolean
  readonly wrappedRaw: bigint | null
}): UnwrapAllTag {
  if (form.owner === null || form.owner === '') return 'no-owner'
  if (form.wrappedRaw === null) return 'balance-unknown'
  if (!form.hasAccount) return 'no-account'
  return form.wrappedRaw === 0n ? 'nothing' : 'ready'
}
