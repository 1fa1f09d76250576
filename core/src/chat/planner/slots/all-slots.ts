import type { ChainId } from '../../../chains/chain.ts'
import type { Filled, Slot } from '../match/match-pattern.ts'
import { type Amount, readAmount } from './read-amount.ts'
import { readChain, readChainAside } from './read-chain.ts'
import { readEvery, readUnit } from './read-every.ts'
import { readFreeText, readLeadText, readName, readTopic } from './read-free-text.ts'
import { readPool, readPoolId } from './read-pool.ts'
import { readCount, readDollars, readPercent, readPrice } from './read-quantity.ts'
import { type Recipient, readAnyAddress, readRecipient } from './read-recipient.ts'
import { readBareStake, readStake, type Stake } from './read-stake.ts'
import { readTicker, readToken, readTokenList } from './read-token.ts'

type Values = {
  token: string
  tokens: readonly string[]
  ticker: string
  stake: Stake
  /** A token without an amount. */
  bare: Stake
  amount: Amount
  dollars: string
  price: string
  percent: string
  count: number
  every: Every
  /** 'days' */
  unit: Every
  chain: ChainId
  /** A chain with what leads to it: 'on ETH'. */
  place: ChainId
  recipient: Recipient
  address: string
  pool: string
  poolid: string
  topic: string
  /** A topic, the shortest first: words follow it. */
  title: string
  name: string
  text: string
  /** Everything up to words that follow, the longest first. */
  lead: string
}
export type Every = 'minute' | 'hour' | 'day' | 'week' | 'month'

/** Everything that a pattern can ask for by name. */
export const SLOTS: { readonly [Name in keyof Values]: Slot<Values[Name]> } = {
  token: readToken,
  tokens: readTokenList,
  ticker: readTicker,
  stake: readStake,
  bare: readBareStake,
  amount: readAmount,
  dollars: readDollars,
  price: readPrice,
  percent: readPercent,
  count: readCount,
  every: readEvery,
  unit: readUnit,
  chain: readChain,
  place: readChainAside,
  recipient: readRecipient,
  address: readAnyAddress,
  pool: readPool,
  poolid: readPoolId,
  topic: readTopic,
  title: (words, at) => readTopic(words, at).toReversed(),
  name: readName,
  text: readFreeText,
  lead: readLeadText,
}

/** What a slot of that kind read; undefined where the pattern went without it. */
export function slotIn<Kind extends keyof Values>(
  filled: Filled,
  _kind: Kind,
  name: string = _kind,
): Values[Kind] | undefined {
  return filled[name] as Values[Kind] | undefined
}
