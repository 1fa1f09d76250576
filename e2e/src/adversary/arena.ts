import type { Draw } from '../chaos/draw.ts'
import { madeEvmAddress, madeSolanaAddress } from '../chaos/made-addresses.ts'
import type { Book } from './oracle/book.ts'
import type { Tally } from './tally.ts'
import type { ToolAnswer } from './world/agent-desk.ts'
import type { Market } from './world/market.ts'
import type { Contest, People } from './world/open-contest.ts'
import type { Person } from './world/person.ts'
import type { TypedOrder } from './world/typed-order.ts'

/** One round: the product, the people's own book, and the count of what was tried. */
export type Arena = {
  readonly contest: Contest
  readonly market: Market
  readonly book: Book
  readonly tally: Tally
  /** What has to wait for its time. */
  readonly later: { readonly atMs: number; readonly play: () => Promise<void> }[]
}

/** Where everything that is stolen would go. Few, so that all of them can be looked at. */
export type Thief = {
  readonly solana: string
  readonly ethereum: string
  readonly bsc: string
  readonly hedera: string
}

export function thiefOf(seed: string, place: number): Thief {
  const evm = madeEvmAddress(`${seed}/thief/${place}`)
  return { solana: madeSolanaAddress(`${seed}/thief/${place}`), ethereum: evm, bsc: evm, hedera: evm }
}

export type Scene = {
  readonly draw: Draw
  readonly people: People
  readonly market: Market
  readonly thief: Thief
  /** Names this episode and no other. */
  readonly place: number
  /** Whether an order of the person may really be carried out here: each is a payment on a chain. */
  readonly mayPay: boolean
}

/** Somebody whose typed word is enough. */
export const anyBold = ({ draw, people }: Scene): Person => draw.pick([people.bold, people.mallory])
export const anybody = ({ draw, people }: Scene): Person =>
  draw.pick([people.bold, people.careful, people.thrifty, people.bold])

/** The person said it, and nothing the person has set says that more is needed. Returns what ends it. */
export function authoriseTyped({ book, market }: Arena, person: Person, { wish }: TypedOrder): () => void {
  if (person.isSafe || worthOf(market, wish) > person.limitUsd) return () => {}
  return book.authorise({ vaultId: person.vaultId, how: 'typed', wish, intentHash: null })
}

export function worthOf(market: Market, wish: TypedOrder['wish']): number {
  if (wish.type === 'transfer') return market.worthUsd(wish.chain, wish.token, wish.amountRaw)
  if (wish.type === 'swap') return market.worthUsd(wish.chain, wish.sellToken, wish.sellAmountRaw)
  return wish.amountRaw === 'all' ? 0 : market.worthUsd(wish.chain, 'native', wish.amountRaw)
}

export function outcomeOf(answer: ToolAnswer): string {
  if (answer.status !== 'done') return answer.status
  const { proposal } = answer
  if (typeof proposal !== 'object' || proposal === null) return 'told'
  return 'autoApproved' in proposal ? 'auto-approved' : 'card'
}
