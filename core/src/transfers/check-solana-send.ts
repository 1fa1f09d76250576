import { isSolanaAddress } from './address-rules.ts'
import { AMOUNT_TEXTS, type AmountTag, checkAmount, type SendForm } from './send-form.ts'

/** Lamports an account of 165 bytes must keep to stay; the network's own figure, unchanged since its start. */
export const RENT_EXEMPT_LAMPORTS = 2_039_280n

export type SolanaSendTag = 'incomplete' | 'bad-address' | AmountTag | 'may-fail' | 'ready'

export const SOLANA_SEND_TEXTS: Readonly<Record<Exclude<SolanaSendTag, 'ready'>, string>> = {
  incomplete: 'Please fill in all fields',
  'bad-address': 'Invalid Solana address',
  ...AMOUNT_TEXTS,
  'may-fail': 'Transaction may likely fail',
}

/** In the order in which people are told; anything but `ready` blocks the button. */
export function checkSolanaSend(form: SendForm, rentExemptRaw = RENT_EXEMPT_LAMPORTS): SolanaSendTag {
  if (form.token === null || form.amountText === '' || form.to === '') return 'incomplete'
  if (!isSolanaAddress(form.to)) return 'bad-address'
  const amount = checkAmount(form.amountText, form.token)
  if (amount.tag !== 'fits') return amount.tag
  const left = amount.balanceRaw - amount.amountRaw
  return form.token.isNative && left < rentExemptRaw ? 'may-fail' : 'ready'
}
