import type { EvmCall } from '../decode/evm/decode-call.ts'
import type { EvmChain } from './evm-fees.ts'
import { WEIBAR_PER_TINYBAR } from './evm-given.ts'
import type { Outflows } from './signing-plan.ts'
import { WHBAR_TOKEN } from './wrap/whbar.ts'

type Sent = {
  readonly chain: EvmChain
  /** Address of the vault's own key. */
  readonly owner: string
  readonly to: string
  readonly valueWei: bigint
  readonly call: EvmCall
  /** The most that the network may take. */
  readonly feeMaxWei: bigint
}
type Tokens = readonly { readonly token: string; readonly amountRaw: bigint }[]

const NOTHING: Tokens = []

/** Total: a call that is read one day does not compile before somebody has said what leaves by it. */
const TAKEN: {
  readonly [Kind in EvmCall['kind']]: (call: Extract<EvmCall, { kind: Kind }>, sent: Sent) => Tokens
} = {
  plain: () => NOTHING,
  transfer: ({ to, amountRaw }, sent) => (to === sent.owner ? NOTHING : [{ token: sent.to, amountRaw }]),
  // What an allowance lends leaves with the action that follows, which counts it.
  approve: () => NOTHING,
  deposit: () => NOTHING,
  withdraw: ({ amountRaw }, { to }) => [{ token: to, amountRaw }],
  'unwrap-whbar': ({ amountRaw }) => [{ token: WHBAR_TOKEN, amountRaw }],
  associate: () => NOTHING,
  'associate-token': () => NOTHING,
  // Of a coin that is sold nothing is lent: it is sent along.
  settle: ({ token, amountRaw }) => (amountRaw === 0n ? NOTHING : [{ token, amountRaw }]),
  // Where coins are sent along, they are what goes in.
  'exact-input': ({ tokens, amountRaw }, { valueWei }) =>
    valueWei > 0n ? NOTHING : [{ token: tokens[0] ?? '', amountRaw }],
  'refund-native': () => NOTHING,
  'unwrap-to': () => NOTHING,
  multicall: ({ calls }, sent) => calls.flatMap((call) => takenBy(call, sent)),
}

function takenBy<Kind extends EvmCall['kind']>(call: Extract<EvmCall, { kind: Kind }>, sent: Sent): Tokens {
  return TAKEN[call.kind as Kind](call, sent)
}

/** What leaves the vault by a transaction, as its bytes say: coins sent along, tokens that its call takes, the fee. */
export function evmOutflows(sent: Sent): Outflows {
  const { chain, owner, to, valueWei, call, feeMaxWei } = sent
  const isToOneself = call.kind === 'plain' && to === owner
  const wei = feeMaxWei + (isToOneself ? 0n : valueWei)
  const coins = (amountWei: bigint) => ({ chain, token: 'native', amountRaw: inUnits(chain, amountWei) })
  return {
    outflows: [coins(wei), ...takenBy(call, sent).map((each) => ({ chain, ...each }))],
    costs: [coins(feeMaxWei)],
  }
}

/** Rounded up. */
function inUnits(chain: EvmChain, wei: bigint): bigint {
  return chain === 'hedera' ? (wei + WEIBAR_PER_TINYBAR - 1n) / WEIBAR_PER_TINYBAR : wei
}
