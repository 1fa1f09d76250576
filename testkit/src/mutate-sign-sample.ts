import { type Dice, flipWire, mutateSolana, SOLANA_CHANGES } from './mutate-solana.ts'
import { SWAP_CHANGES } from './mutate-swap.ts'
import type { SignSample } from './sample-facts.ts'
import type { EvmSignable } from './sign-requests.ts'

type Change = (sample: SignSample, dice: Dice) => SignSample | null

const EVM_KEYS = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  '0x0000000000000000000000000000000000163B5a',
  '0x000000000000000000000000000000000058A2BA',
  '0x0000000000000000000000000000000000000167',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90f79bf6eb2c4f870365e785982e1f101e93b906',
  '0x0000000000001fF3684f28c67538d4D072C22734',
  '0x00000000000000000000000000005e771e500001',
  '0x000000000022D473030F116dDEE9F6B43aC78BA3',
  '0x6B175474E89094C44Da98b954EedeAC495271d0F',
  '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c',
  '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
  '0x00000000000000000000000000000000003c437A',
  '0x00000000000000000000000000000000000b2ad5',
  '0x000000000000000000000000000000000006f89a',
  '0x0000000000000000000000000000000000000000',
] as const
/** transfer, approve, transferFrom, setApprovalForAll, permit, deposit, unwrapWhbar, associate, withdraw, exec, execute,
 * exactInput, multicall, refundETH, unwrapWHBAR. */
const SELECTORS = [
  'a9059cbb',
  '095ea7b3',
  '23b872dd',
  'a22cb465',
  'd505accf',
  'd0e30db0',
  'a65292ae',
  '0a754de6',
  '2e1a7d4d',
  '2213bc0b',
  '1fff991f',
  'c04b8d59',
  'ac9650d8',
  '12210e8a',
  '5fb043af',
] as const
const AMOUNTS = [
  '0',
  '1',
  '5',
  '44',
  '500',
  '5000',
  '50000000000',
  '440000000000',
  '5000000000000',
  '700',
  '70000000000',
  '7000000000000',
  `${(1n << 256n) - 1n}`,
  `${1n << 255n}`,
] as const
const WORDS = [
  `${'f'.repeat(64)}`,
  '2c'.padStart(64, '0'),
  '1f4'.padStart(64, '0'),
  '5'.padStart(64, '0'),
  '0'.padStart(64, '0'),
  '2bc'.padStart(64, '0'),
  '383'.padStart(64, '0'),
  '384'.padStart(64, '0'),
  '385'.padStart(64, '0'),
  '20'.padStart(64, '0'),
  'a0'.padStart(64, '0'),
  '6ac00000'.padStart(64, '0'),
  `1${'0'.repeat(63)}`,
] as const

const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item

/** On the fields of an EVM action; on Solana samples they change nothing. */
type EvmChange = (action: EvmSignable, dice: Dice) => Partial<EvmSignable>

/** Where a word of the arguments begins; calls within calls stand four bytes further. */
function wordAt(data: string, a: number): number {
  const words = Math.max(2, Math.floor((data.length - 10) / 64))
  return 10 + 64 * (a % words) + (Math.floor(a / words) % 2) * 8
}

const EVM_CHANGES: Readonly<Record<string, EvmChange>> = {
  'another receiver': (_, { a }) => ({ to: pick(EVM_KEYS, a) }),
  'another value': (_, { a }) => ({ valueWei: pick(AMOUNTS, a) }),
  'another call': ({ data }, { a }) => ({ data: `0x${pick(SELECTORS, a)}${data.slice(10)}` }),
  'another argument': ({ data }, { a, b }) => {
    const at = wordAt(data, a)
    return data.length < at + 64 ? {} : { data: data.slice(0, at) + pick(WORDS, b) + data.slice(at + 64) }
  },
  'an address as argument': ({ data }, { a, b }) => {
    const at = wordAt(data, a)
    const word = pick(EVM_KEYS, b).slice(2).padStart(64, '0')
    return data.length < at + 64 ? {} : { data: data.slice(0, at) + word + data.slice(at + 64) }
  },
  'a digit of the call': ({ data }, { a, b }) => {
    const at = 2 + (a % Math.max(1, data.length - 2))
    return {
      data: data.length === 2 ? '0x00' : data.slice(0, at) + (b % 16).toString(16) + data.slice(at + 1),
    }
  },
  'a longer call': ({ data }, { b }) => ({ data: `${data}${pick(WORDS, b)}` }),
  'a shorter call': ({ data }, { a }) => ({ data: data.slice(0, Math.max(2, data.length - 2 * (a % 40))) }),
  'unlimited allowance': (_, { a }) => ({
    data: `0x095ea7b3${pick(EVM_KEYS, a).slice(2).padStart(64, '0')}${'f'.repeat(64)}`,
  }),
  'another chain of the action': (_, { a }) => ({ chain: pick(['ethereum', 'bsc', 'hedera'] as const, a) }),
  'a dear fee': (_, { a, b }) => ({
    maxFeePerGasWei: `${10n ** BigInt(a % 40)}`,
    gasLimit: `${10n ** BigInt(b % 12)}`,
  }),
  'a dear tip': (_, { a }) => ({ maxPriorityFeePerGasWei: `${10n ** BigInt(a % 40)}` }),
}

/** What was approved changes instead of the bytes. */
const INTENT_CHANGES: Readonly<Record<string, Change>> = {
  'another amount approved': (sample, { a }) =>
    'amountRaw' in sample.intent
      ? {
          ...sample,
          intent: { ...sample.intent, amountRaw: pick(['1', '5', '44', '499', '501', '5001'], a) },
        }
      : sample,
  'another recipient approved': (sample, { a }) =>
    sample.intent.type === 'transfer' && sample.intent.chain !== 'solana'
      ? { ...sample, intent: { ...sample.intent, to: pick(EVM_KEYS, a) } }
      : sample,
  'another token approved': (sample, { a }) =>
    sample.intent.type === 'transfer'
      ? {
          ...sample,
          intent: {
            ...sample.intent,
            token: pick(
              ['native', ...EVM_KEYS, '0.0.1456986', 'So11111111111111111111111111111111111111112'],
              a,
            ),
          },
        }
      : sample,
  'another chain approved': (sample, { a }) =>
    sample.intent.type === 'transfer'
      ? {
          ...sample,
          intent: { ...sample.intent, chain: pick(['solana', 'ethereum', 'bsc', 'hedera'] as const, a) },
        }
      : sample,
  'the key of another vault': (sample, { a }) => ({
    ...sample,
    owner:
      sample.action.chain === 'solana'
        ? pick(
            ['9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM', 'So11111111111111111111111111111111111111112'],
            a,
          )
        : pick(EVM_KEYS, a).toLowerCase(),
  }),
}

export const SIGN_CHANGES: Readonly<Record<string, Change>> = {
  ...Object.fromEntries(
    SOLANA_CHANGES.map((name): [string, Change] => [
      name,
      (sample, dice) => mutateSolana(sample, name, dice),
    ]),
  ),
  'a bit of the message': flipWire,
  ...Object.fromEntries(
    Object.entries(EVM_CHANGES).map(([name, change]): [string, Change] => [name, changeEvm(change)]),
  ),
  ...INTENT_CHANGES,
  ...SWAP_CHANGES,
}

function changeEvm(change: EvmChange): Change {
  return (sample, dice) =>
    'to' in sample.action
      ? { ...sample, action: { ...sample.action, ...change(sample.action, dice) } }
      : sample
}
