import type { DutchOrder } from '@windhover/core/signing/dutch-order'
import type { SwapIntent } from '@windhover/core/swaps/intents/swap'
import { VENUES } from '@windhover/core/swaps/venue-ids'
import type { Dice } from './mutate-solana.ts'
import { SAMPLE_DEADLINE_SEC, SAMPLE_EVM_OWNER, type SignSample } from './sample-facts.ts'

type Change = (sample: SignSample, dice: Dice) => SignSample

const ADDRESSES = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  '0x6B175474E89094C44Da98b954EedeAC495271d0F',
  '0x000000000022D473030F116dDEE9F6B43aC78BA3',
  '0x00000011F84B9aa48e5f8aA8B9897600006289Be',
  '0x0000000000000000000000000000000000000000',
  SAMPLE_EVM_OWNER,
] as const
const AMOUNTS = ['0', '1', '450', '699', '700', '701', '899', '900', '1000', `${(1n << 256n) - 1n}`] as const
const TOKENS = [
  'native',
  '0.0.456858',
  '0.0.731861',
  '0.0.1456986',
  'So11111111111111111111111111111111111111112',
  '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c',
  ...ADDRESSES,
] as const
const APPROVED = ['1', '7', '8', '449', '599', '600', '700', '701', '899', '901', '1001', '1667'] as const
const DAY_SEC = 86_400

const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item

type OrderChange = (order: DutchOrder, dice: Dice) => Partial<DutchOrder>
const changeOutput = (
  { outputs }: DutchOrder,
  at: number,
  change: Partial<DutchOrder['outputs'][number]>,
): Partial<DutchOrder> => ({
  outputs: outputs.map((output, index) =>
    index === at % outputs.length ? { ...output, ...change } : output,
  ),
})

const ORDER_CHANGES: Readonly<Record<string, OrderChange>> = {
  'another reactor': (_, { a }) => ({ reactor: pick(ADDRESSES, a) }),
  'another swapper': (_, { a }) => ({ swapper: pick(ADDRESSES, a) }),
  'another cosigner': (_, { a }) => ({ cosigner: pick(ADDRESSES, a) }),
  'another nonce': (_, { a }) => ({ nonce: pick(AMOUNTS, a) }),
  'another deadline': (_, { a, b }) => ({ deadline: SAMPLE_DEADLINE_SEC + (a % 2_400) + (b % 3) * DAY_SEC }),
  'another input token': ({ input }, { a }) => ({ input: { ...input, token: pick(ADDRESSES, a) } }),
  'another input': ({ input }, { a, b }) => ({
    input: { ...input, [b % 2 === 0 ? 'startAmount' : 'endAmount']: pick(AMOUNTS, a) },
  }),
  'another output token': (order, { a, b }) => changeOutput(order, b, { token: pick(ADDRESSES, a) }),
  'another output recipient': (order, { a, b }) => changeOutput(order, b, { recipient: pick(ADDRESSES, a) }),
  'a lower output': (order, { a, b }) => changeOutput(order, b, { endAmount: pick(AMOUNTS, a) }),
  'a higher output': (order, { a, b }) => changeOutput(order, b, { startAmount: pick(AMOUNTS, a) }),
  'an extra output': ({ outputs }, { a, b }) => {
    const amount = pick(AMOUNTS, b)
    const extra = { token: pick(ADDRESSES, b), startAmount: amount, endAmount: amount }
    return { outputs: [...outputs, { ...extra, recipient: pick(ADDRESSES, a) }].slice(-2) }
  },
  'an output less': ({ outputs }) => ({ outputs: outputs.slice(0, 1) }),
}

type IntentChange = (intent: SwapIntent, dice: Dice) => Partial<SwapIntent>
const INTENT_CHANGES: Readonly<Record<string, IntentChange>> = {
  'another sale approved': (_, { a }) => ({ sellAmountRaw: pick(APPROVED, a) }),
  'another least approved': (_, { a }) => ({ minBuyAmountRaw: pick(APPROVED, a) }),
  'another quote approved': (_, { a }) => ({ quotedBuyAmountRaw: pick(APPROVED, a) }),
  'another sold token approved': (_, { a }) => ({ sellToken: pick(TOKENS, a) }),
  'another bought token approved': (_, { a }) => ({ buyToken: pick(TOKENS, a) }),
  'another venue approved': (_, { a }) => ({ venue: pick(VENUES, a) }),
  'another chain of the swap': (_, { a }) => ({
    chain: pick(['solana', 'ethereum', 'bsc', 'hedera'] as const, a),
  }),
  'another fee approved': (_, { a }) => ({ serviceFeeRaw: pick([null, '5000', ...APPROVED], a) }),
}

/** On orders and on approved swaps; what is neither stays as it was. */
export const SWAP_CHANGES: Readonly<Record<string, Change>> = {
  ...Object.fromEntries(
    Object.entries(ORDER_CHANGES).map(([name, change]): [string, Change] => [name, changeOrder(change)]),
  ),
  ...Object.fromEntries(
    Object.entries(INTENT_CHANGES).map(([name, change]): [string, Change] => [name, changeIntent(change)]),
  ),
}

function changeOrder(change: OrderChange): Change {
  return (sample, dice) => {
    if (!('order' in sample.action)) return sample
    const { order } = sample.action
    return { ...sample, action: { chain: 'ethereum', order: { ...order, ...change(order, dice) } } }
  }
}

function changeIntent(change: IntentChange): Change {
  return (sample, dice) =>
    sample.intent.type === 'swap'
      ? { ...sample, intent: { ...sample.intent, ...change(sample.intent, dice) } }
      : sample
}
