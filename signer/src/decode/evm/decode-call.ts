import { understood } from '../refusal.ts'
import { type AbiWords, abiWords } from './abi-words.ts'
import { decodeExactInput, decodeSettlement, type ExactInput, type Settlement } from './decode-swap-call.ts'

/** Calls that are read; the four bytes are the start of the keccak hash of the signature. Addresses in lower case. */
export type EvmCall =
  | { readonly kind: 'plain' }
  | { readonly kind: 'transfer'; readonly to: string; readonly amountRaw: bigint }
  | { readonly kind: 'approve'; readonly spender: string; readonly amountRaw: bigint }
  | { readonly kind: 'deposit' }
  | { readonly kind: 'withdraw'; readonly amountRaw: bigint }
  | { readonly kind: 'unwrap-whbar'; readonly amountRaw: bigint }
  | { readonly kind: 'associate' }
  | { readonly kind: 'associate-token'; readonly account: string; readonly token: string }
  | Settlement
  | ExactInput
  | { readonly kind: 'refund-native' }
  | { readonly kind: 'unwrap-to'; readonly minAmountRaw: bigint; readonly recipient: string }
  | { readonly kind: 'multicall'; readonly calls: readonly EvmCall[] }

type Decoder = { readonly words: number; readonly decode: (words: AbiWords) => EvmCall }

/** Of arguments that have one length. */
const FIXED: ReadonlyMap<string, Decoder> = new Map<string, Decoder>([
  // transfer(address,uint256)
  ['a9059cbb', { words: 2, decode: (w) => ({ kind: 'transfer', to: w.address(0), amountRaw: w.number(1) }) }],
  // approve(address,uint256)
  [
    '095ea7b3',
    { words: 2, decode: (w) => ({ kind: 'approve', spender: w.address(0), amountRaw: w.number(1) }) },
  ],
  // deposit()
  ['d0e30db0', { words: 0, decode: () => ({ kind: 'deposit' }) }],
  // withdraw(uint256)
  ['2e1a7d4d', { words: 1, decode: (w) => ({ kind: 'withdraw', amountRaw: w.number(0) }) }],
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
  // refundETH()
  ['12210e8a', { words: 0, decode: () => ({ kind: 'refund-native' }) }],
  // unwrapWHBAR(uint256,address)
  [
    '5fb043af',
    {
      words: 2,
      decode: (w) => ({ kind: 'unwrap-to', minAmountRaw: w.number(0), recipient: w.address(1) }),
    },
  ],
])

const OPEN: ReadonlyMap<string, (words: AbiWords) => EvmCall> = new Map<string, (words: AbiWords) => EvmCall>(
  [
    // exec(address,address,uint256,address,bytes)
    ['2213bc0b', decodeSettlement],
    // exactInput((bytes,address,uint256,uint256,uint256))
    ['c04b8d59', decodeExactInput],
  ],
)

/** multicall(bytes[]) */
const MULTICALL = 'ac9650d8'
const SELECTOR_DIGITS = 8

/** `data` as 0x-text. Not a digit more than the call takes. */
export function decodeEvmCall(data: string): EvmCall {
  const digits = data.slice(2).toLowerCase()
  if (digits === '') return { kind: 'plain' }
  return digits.startsWith(MULTICALL)
    ? decodeMulticall(abiWords(digits.slice(SELECTOR_DIGITS)))
    : decodeOne(digits)
}

function decodeOne(digits: string): EvmCall {
  const selector = digits.slice(0, SELECTOR_DIGITS)
  const open = OPEN.get(selector)
  const fixed = FIXED.get(selector)
  understood(open !== undefined || fixed !== undefined, 'a call that is not on the list')
  const words = abiWords(digits.slice(SELECTOR_DIGITS))
  if (open !== undefined) return open(words)
  understood(fixed !== undefined && words.count === fixed.words, 'a call of another length')
  return fixed.decode(words)
}

/** Several calls in one, none of them again several. */
function decodeMulticall(words: AbiWords): EvmCall {
  words.requireOffset({ at: 0, from: 0, to: 1 })
  const count = words.number(1)
  understood(count > 0n && count <= BigInt(words.count), 'the call ends too early')
  const first = 2
  let next = first + Number(count)
  const calls: EvmCall[] = []
  for (let index = 0; index < Number(count); index++) {
    words.requireOffset({ at: first + index, from: first, to: next })
    const call = words.bytes(next)
    calls.push(decodeOne(call.digits))
    next = call.next
  }
  understood(next === words.count, 'a call of another length')
  return { kind: 'multicall', calls }
}
