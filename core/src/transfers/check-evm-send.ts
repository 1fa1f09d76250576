import { CHAINS } from '../chains/all-chains.ts'
import { isEvmAddress } from './address-rules.ts'
import { AMOUNT_TEXTS, type AmountTag, checkAmount, type SendForm } from './send-form.ts'

export type EvmSendChain = 'ethereum' | 'bsc'
export type EvmSendTag = 'incomplete' | 'bad-address' | AmountTag | 'ready'

/** The address is judged as soon as there is one: its field turns red before the form is complete. */
export function checkEvmSend(form: SendForm): EvmSendTag {
  if (form.to !== '' && !isEvmAddress(form.to)) return 'bad-address'
  if (form.token === null || form.amountText === '' || form.to === '') return 'incomplete'
  const amount = checkAmount(form.amountText, form.token)
  return amount.tag === 'fits' ? 'ready' : amount.tag
}

/** Null where the button is disabled without a word: nothing is wrong yet. */
export function evmSendText(chain: EvmSendChain, tag: EvmSendTag): string | null {
  if (tag === 'ready' || tag === 'incomplete') return null
  return tag === 'bad-address' ? `Invalid ${CHAINS[chain].name} address` : AMOUNT_TEXTS[tag]
}
