import type { SignableAction } from '@windhover/core/signing/sign-contract'
import { fromHex, toHex } from '#primitives'
import type { EvmChain } from '../match/evm-fees.ts'
import type { Signature } from '../match/signing-plan.ts'

const TYPE_EIP1559 = '0x02'
const LIST = 0xc0
const LONG_LIST = 0xf8
const TEXT = 0x80
const LONG_TEXT = 0xb8
const WORD_DIGITS = 64

type EvmAction = Extract<SignableAction, { to: string }>

/**
 * The fields of a signed transaction and its signature. Loose on purpose: the caller writes the transaction again from
 * what was read and compares, so that only the one right spelling is taken.
 */
export function readEvmTransaction(
  chain: EvmChain,
  signed: string,
): { readonly action: EvmAction; readonly signature: Signature } {
  if (!signed.startsWith(TYPE_EIP1559)) throw new Error('another type of transaction')
  const [, nonce, tip, fee, gas, to, value, data, , parity, r, s] = listItems(
    fromHex(signed.slice(TYPE_EIP1559.length)),
  ).map((item) => toHex(item))
  const action = {
    chain,
    to: `0x${to ?? ''}`,
    data: `0x${data ?? ''}`,
    valueWei: quantity(value),
    gasLimit: quantity(gas),
    nonce: Number(quantity(nonce)),
    maxFeePerGasWei: quantity(fee),
    maxPriorityFeePerGasWei: quantity(tip),
  }
  const bytes = fromHex((r ?? '').padStart(WORD_DIGITS, '0') + (s ?? '').padStart(WORD_DIGITS, '0'))
  return { action, signature: { bytes, recovery: Number(quantity(parity)) } }
}

const quantity = (digits = '') => String(BigInt(`0x${digits || '0'}`))

function listItems(bytes: Uint8Array): Uint8Array[] {
  const items: Uint8Array[] = []
  const { from, to } = span(bytes, 0)
  for (let at = from; at < to; ) {
    const item = span(bytes, at)
    if (item.to > to) throw new Error('the bytes end too early')
    items.push(bytes.subarray(item.from, item.to))
    at = item.to
  }
  return items
}

/** Where the content of the item at a place lies. */
function span(bytes: Uint8Array, at: number): { from: number; to: number } {
  const first = bytes[at] ?? 0
  if (first < TEXT) return { from: at, to: at + 1 }
  const base = first >= LIST ? LIST : TEXT
  const long = first >= LIST ? LONG_LIST : LONG_TEXT
  if (first < long) return { from: at + 1, to: at + 1 + first - base }
  const from = at + 2 + first - long
  return { from, to: from + Number(quantity(toHex(bytes, at + 1, from))) }
}
