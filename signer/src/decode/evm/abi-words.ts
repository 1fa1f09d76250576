import { understood } from '../refusal.ts'

const WORD_DIGITS = 64
const WORD_BYTES = 32
const ADDRESS_DIGITS = 40
const ZEROS = /^0*$/

/** Arguments of a call, word by word. There is one way to write each value; every other one is refused. */
export type AbiWords = {
  readonly count: number
  readonly number: (index: number) => bigint
  /** In lower case. */
  readonly address: (index: number) => string
  /** The bytes whose length stands at a word, as digits, and the word behind them. */
  readonly bytes: (index: number) => { readonly digits: string; readonly next: number }
  /** Refuses unless the word points at another one, counted from the word `from`. */
  readonly requireOffset: (offset: { at: number; from: number; to: number }) => void
}

/** `digits` without 0x and without the selector. */
export function abiWords(digits: string): AbiWords {
  understood(digits.length % WORD_DIGITS === 0, 'a call that ends within a word')
  const count = digits.length / WORD_DIGITS
  const word = (index: number): string => {
    understood(index < count, 'the call ends too early')
    return digits.slice(index * WORD_DIGITS, (index + 1) * WORD_DIGITS)
  }
  const number = (index: number) => BigInt(`0x${word(index)}`)
  return {
    count,
    number,
    address: (index) => {
      const text = word(index)
      understood(ZEROS.test(text.slice(0, -ADDRESS_DIGITS)), 'an address with something in front of it')
      return `0x${text.slice(-ADDRESS_DIGITS)}`
    },
    bytes: (index) => {
      const length = number(index)
      understood(length <= BigInt(digits.length / 2), 'the call ends too early')
      const next = index + 1 + Math.ceil(Number(length) / WORD_BYTES)
      understood(next <= count, 'the call ends too early')
      const from = (index + 1) * WORD_DIGITS
      const to = from + Number(length) * 2
      understood(ZEROS.test(digits.slice(to, next * WORD_DIGITS)), 'something behind the bytes')
      return { digits: digits.slice(from, to), next }
    },
    requireOffset: ({ at, from, to }) =>
      understood(number(at) === BigInt((to - from) * WORD_BYTES), 'arguments in another place'),
  }
}
