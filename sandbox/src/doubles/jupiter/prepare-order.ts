import { randomBytes, randomUUID } from 'node:crypto'
import { type Address, address, getBase58Decoder } from '@solana/kit'
import type { World } from '../../world/world.ts'
import { associatedAccount } from './associated-account.ts'
import { buildFill } from './build-fill.ts'
import { findShortage, type Shortage } from './find-shortage.ts'
import { priorityLamports, signatureLamports, tokenAccountRent } from './network-costs.ts'
import type { OpenOrder, OrderBook } from './order-book.ts'
import type { OrderQuery } from './order-query.ts'
import { pickRouter, type Router } from './pick-router.ts'
import { quoteSwap, type SwapQuote } from './quote-swap.ts'
import { findToken, isSol, SOL_MINT, type TradedToken } from './traded-token.ts'

/** How long a maker stands by its price. */
const MAKER_HOLDS_MS = 45_000

export class NoRoute extends Error {
  override readonly name = 'NoRoute'
}

/** All about one order before it is worded as an answer. */
export type PreparedOrder = {
  readonly requestId: string
  readonly query: OrderQuery
  readonly router: Router
  readonly quote: SwapQuote
  readonly input: TradedToken
  readonly output: TradedToken
  readonly quoteId: string
  readonly maker: Address
  readonly expiresAtMs: number | null
  readonly costs: OrderCosts | null
  readonly shortage: Shortage | null
  readonly transaction: string | null
  readonly lastValidBlockHeight: bigint | null
}

export type OrderCosts = {
  readonly payer: Address
  readonly signatureLamports: number
  readonly priorityLamports: number
  readonly rentLamports: bigint
}

export type OrderRequest = {
  readonly world: World
  readonly orders: OrderBook
  readonly query: OrderQuery
  /** Path of the request, for the switches. */
  readonly subject: string
}

export async function prepareOrder(request: OrderRequest): Promise<PreparedOrder> {
  const { world, query } = request
  const priced = priceOrder(world, query)
  const base = {
    ...priced,
    requestId: randomUUID(),
    query,
    quoteId: randomUUID(),
    maker: world.solana.maker.address,
  }
  const expiresAtMs = priced.router === 'jupiterz' ? Date.now() + MAKER_HOLDS_MS : null
  const unbuilt = {
    ...base,
    expiresAtMs,
    costs: null,
    shortage: null,
    transaction: null,
    lastValidBlockHeight: null,
  }
  if (query.taker === undefined) return unbuilt

  await ensureMints(world, [priced.input, priced.output])
  const parties = partiesOf(query, query.taker)
  const costs = await countCosts(world, priced.output, { query, ...parties })
  const shortage = findShortage({
    ...priced,
    ...parties,
    solana: world.solana,
    inputAccount: isSol(priced.input) ? null : await associatedAccount(parties.taker, priced.input),
    inAmountRaw: priced.quote.inAmountRaw,
    sentRaw: priced.quote.sentRaw,
    feeLamports: BigInt(costs.signatureLamports + costs.priorityLamports),
    rentLamports: costs.rentLamports,
  })
  if (shortage) return { ...unbuilt, router: shortage.router, costs, shortage, transaction: '' }

  const lifetime = lifetimeFor(request)
  const built = await buildFill({
    ...priced.quote,
    ...parties,
    input: priced.input,
    output: priced.output,
    maker: world.solana.maker,
    priorityLamports: costs.priorityLamports,
    memo: base.quoteId,
    lifetime,
  })
  const open: OpenOrder = {
    ...base,
    ...parties,
    expiresAtMs,
    messageBytes: built.messageBytes,
    lastValidBlockHeight: lifetime.lastValidBlockHeight,
    madeAtMs: Date.now(),
    execution: null,
  }
  request.orders.add(open)
  return {
    ...unbuilt,
    costs,
    transaction: built.transaction,
    lastValidBlockHeight: lifetime.lastValidBlockHeight,
  }
}

type PricedOrder = Pick<PreparedOrder, 'router' | 'quote' | 'input' | 'output'>

function priceOrder(world: World, query: OrderQuery): PricedOrder {
  const atMs = world.clock.nowMs()
  const input = findToken(world, query.inputMint, atMs)
  const output = findToken(world, query.outputMint, atMs)
  const sol = findToken(world, SOL_MINT, atMs)
  if (!input || !output || !sol || input.listing.risk.honeypot) throw new NoRoute('No routes found')
  const router = pickRouter(query, [input, output])
  const referralFeeBps = query.referralFee ?? null
  const amountRaw = query.amount
  const quote =
    router && quoteSwap({ market: world.market, input, output, sol, amountRaw, atMs, referralFeeBps })
  if (!router || !quote) throw new NoRoute('No routes found')
  return { router, quote, input, output }
}

/** A launch may be seconds old: whoever trades it first has its mint made. */
async function ensureMints(world: World, tokens: readonly TradedToken[]): Promise<void> {
  for (const token of tokens) if (!isSol(token)) await world.solana.ensureMint(token.listing)
}

type Parties = { readonly taker: Address; readonly payer: Address; readonly receiver: Address }

function partiesOf(query: OrderQuery, takerText: string): Parties {
  const taker = address(takerText)
  return {
    taker,
    payer: query.payer === undefined ? taker : address(query.payer),
    receiver: query.receiver === undefined ? taker : address(query.receiver),
  }
}

async function countCosts(
  world: World,
  output: TradedToken,
  order: Parties & { query: OrderQuery },
): Promise<OrderCosts> {
  const opens = !isSol(output) && !world.solana.hasAccount(await associatedAccount(order.receiver, output))
  return {
    payer: order.payer,
    signatureLamports: signatureLamports(order.payer === order.taker ? 2 : 3),
    priorityLamports: priorityLamports(order.query),
    rentLamports: opens ? tokenAccountRent(output.listing) : 0n,
  }
}

function lifetimeFor({ world, subject }: OrderRequest) {
  if (!world.faults.strike('jupiter', 'expire', subject)) return world.solana.latestBlockhash()
  const blockhash = getBase58Decoder().decode(randomBytes(32))
  return { blockhash, lastValidBlockHeight: world.solana.blockHeight() - 1n }
}
