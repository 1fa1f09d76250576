import { understood } from '../refusal.ts'
import { type AbiWords, abiWords } from './abi-words.ts'

/** A swap by 0x: its holder lends the operator so much of a token for the length of one call to the settler. */
export type Settlement = {
  readonly kind: 'settle'
  readonly operator: string
  readonly token: string
  readonly amountRaw: bigint
  readonly target: string
  readonly recipient: string
  readonly buyToken: string
  readonly minBuyAmountRaw: bigint
}

/** A swap along pools of the v3 kind. */
export type ExactInput = {
  readonly kind: 'exact-input'
  /** From the one that is sold to the one that is bought. */
  readonly tokens: readonly string[]
  readonly recipient: string
  readonly deadlineSec: bigint
  readonly amountRaw: bigint
  readonly minBuyAmountRaw: bigint
}

/** execute((address,address,uint256),bytes[],bytes32) */
const EXECUTE = '1fff991f'
const SELECTOR_DIGITS = 8

export function decodeSettlement(words: AbiWords): Settlement {
  words.requireOffset({ at: 4, from: 0, to: 5 })
  const { digits, next } = words.bytes(5)
  understood(next === words.count, 'a call of another length')
  understood(digits.startsWith(EXECUTE), 'not the call of a settler')
  // How the settler goes about it stands behind these words. It hands over the minimum at its end, or undoes all.
  const inner = abiWords(digits.slice(SELECTOR_DIGITS))
  inner.requireOffset({ at: 3, from: 0, to: 5 })
  return {
    kind: 'settle',
    operator: words.address(0),
    token: words.address(1),
    amountRaw: words.number(2),
    target: words.address(3),
    recipient: inner.address(0),
    buyToken: inner.address(1),
    minBuyAmountRaw: inner.number(2),
  }
}

const ADDRESS_DIGITS = 40
/** Three bytes of fee and the next token. */
const HOP_DIGITS = 46

export function decodeExactInput(words: AbiWords): ExactInput {
  words.requireOffset({ at: 0, from: 0, to: 1 })
  words.requireOffset({ at: 1, from: 1, to: 6 })
  const { digits, next } = words.bytes(6)
  understood(next === words.count, 'a call of another length')
  const hops = (digits.length - ADDRESS_DIGITS) / HOP_DIGITS
  understood(Number.isInteger(hops) && hops > 0, 'not a path of pools')
  const tokens = Array.from(
    { length: hops + 1 },
    (_, index) => `0x${digits.slice(index * HOP_DIGITS, index * HOP_DIGITS + ADDRESS_DIGITS)}`,
  )
  return {
    kind: 'exact-input',
    tokens,
    recipient: words.address(2),
    deadlineSec: words.number(3),
    amountRaw: words.number(4),
    minBuyAmountRaw: words.number(5),
  }
}
