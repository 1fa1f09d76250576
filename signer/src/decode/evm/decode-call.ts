import { understood } from '../refusal.ts'

/** Calls that are read; the four bytes are the start of the keccak hash of the signature. Addresses in lower case. */
export type EvmCall =
  | { readonly kind: 'plain' }
  | { readonly kind: 'transfer'; readonly to: string; readonly amountRaw: bigint }
  | { readonly kind: 'approve'; readonly spender: string; readonly amountRaw: bigint }
  | { readonly kind: 'deposit' }
  | { readonly kind: 'unwrap-whbar'; readonly amountRaw: bigint }
  | { readonly kind: 'associate' }
  | { readonly kind: 'associate-token'; readonly account: string; readonly token: string }

type Words = { readonly address: (index: number) => string; readonly number: (index: number) => bigint }
type Decoder = { readonly words: number; readonly decode: (words: Words) => EvmCall }

const DECODERS: ReadonlyMap<string, Decoder> = new Map<string, Decoder>([
  // transfer(address,uint256)
  ['a9059cbb', { words: 2, decode: (w) => ({ kind: 'transfer', to: w.address(0), amountRaw: w.number(1) }) }],
  // approve(address,uint256)
  [
    '095ea7b3',
    { words: 2, decode: (w) => ({ kind: 'approve', spender: w.address(0), amountRaw: w.number(1) }) },
  ],
  // deposit()
  ['d0e30db0', { words: 0, decode: () => ({ kind: 'deposit' }) }],
  // unwrapWhbar(uint256)
  ['a65292ae', { words: 1, decode: (w) => ({ kind: 'unwrap-whbar', amountRaw: w.number(0) }) }],
  // associate()
  ['0a754de6', { words: 0, decode: () => ({ kind: 'associate' }) }],
  // associateToken(address,address)
  [
    '49146bde',
    {
      words: 2,
      decode: (w) => ({ kind: 'associate-token', account: w.address(0), token: w.address(1) }),
    },
  ],
])

const WORD_DIGITS = 64
const SELECTOR_DIGITS = 8
const ADDRESS_DIGITS = 40

/** `data` as 0x-text. Not a digit more than the call takes. */
export function decodeEvmCall(data: string): EvmCall {
  const digits = data.slice(2).toLowerCase()
  if (digits === '') return { kind: 'plain' }
  const decoder = DECODERS.get(digits.slice(0, SELECTOR_DIGITS))
  understood(decoder !== undefined, 'a call that is not on the list')
  understood(digits.length === SELECTOR_DIGITS + decoder.words * WORD_DIGITS, 'a call of another length')
  const word = (index: number) =>
    digits.slice(SELECTOR_DIGITS + index * WORD_DIGITS, SELECTOR_DIGITS + (index + 1) * WORD_DIGITS)
  return decoder.decode({
    number: (index) => BigInt(`0x${word(index)}`),
    address: (index) => {
      const text = word(index)
      understood(/^0{24}/.test(text), 'an address with something in front of it')
      return `0x${text.slice(-ADDRESS_DIGITS)}`
    },
  })
}
