import { isHederaRecipient } from './address-rules.ts'
import { AMOUNT_TEXTS, type AmountTag, checkAmount, type SendForm } from './send-form.ts'

export type HederaSendTag = 'no-account' | 'bad-address' | 'incomplete' | AmountTag | 'ready'

export type HederaSendForm = SendForm & {
  /** `0.0.N` of the vault; null before its account has been made. */
  readonly accountId: string | null
}

export const HEDERA_SEND_TEXTS: Readonly<Record<Exclude<HederaSendTag, 'ready'>, string | null>> = {
  'no-account': 'Hedera account not available',
  'bad-address': 'Invalid address or Hedera account ID',
  incomplete: null,
  ...AMOUNT_TEXTS,
}

export function checkHederaSend(form: HederaSendForm): HederaSendTag {
  if (form.accountId === null) return 'no-account'
  if (form.to !== '' && !isHederaRecipient(form.to)) return 'bad-address'
  if (form.token === null || form.amountText === '' || form.to === '') return 'incomplete'
  const amount = checkAmount(form.amountText, form.token)
  return amount.tag === 'fits' ? 'ready' : amount.tag
}
