import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Address, Hex } from 'viem'
import type { World } from '../../world/world.ts'

export const ORDER_STATUSES = [
  'open',
  'expired',
  'error',
  'cancelled',
  'filled',
  'unverified',
  'insufficient-funds',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

export type SettledAmount = {
  readonly tokenIn: Address
  readonly amountIn: string
  readonly tokenOut: Address
  readonly amountOut: string
}

export type BookedOrder = {
  readonly orderId: Hex
  readonly status: OrderStatus
  readonly chainId: number
  readonly swapper: Address
  /** Cosigned. */
  readonly encodedOrder: Hex
  readonly signature: Hex
  readonly quoteId: string | null
  readonly createdAtSec: number
  /** No filler will touch it: the switch `expire` was on when it came in. */
  readonly isShunned: boolean
  readonly filler?: Address
  readonly txHash?: Hex
  readonly fillBlock?: number
  readonly settledAmounts?: readonly SettledAmount[]
}

/** Orders that are over are kept up to this many. */
const KEPT = 5_000

export type OrderBook = {
  readonly find: (orderId: string) => BookedOrder | null
  /** Newest first. */
  readonly list: () => readonly BookedOrder[]
  readonly open: () => readonly BookedOrder[]
  readonly put: (order: BookedOrder) => void
}

const books = new WeakMap<World, OrderBook>()

/** The routes and the filler of one world work on one book. */
export function orderBookOf(world: World): OrderBook {
  const known = books.get(world)
  if (known) return known
  const book = openOrderBook(join(world.stateDir, 'uniswap', 'orders.jsonl'))
  books.set(world, book)
  return book
}

/** One line per change, the last line of an order counts: a kill at any moment loses at most a half-written line. */
export function openOrderBook(file: string): OrderBook {
  const orders = readOrders(file)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, [...orders.values()].map((order) => `${JSON.stringify(order)}\n`).join(''))
  renameSync(`${file}.new`, file)
  return {
    find: (orderId) => orders.get(orderId.toLowerCase()) ?? null,
    list: () => [...orders.values()].reverse(),
    open: () => [...orders.values()].filter((order) => order.status === 'open'),
    put: (order) => {
      orders.set(order.orderId, order)
      dropOldest(orders)
      appendFileSync(file, `${JSON.stringify(order)}\n`)
    },
  }
}

function readOrders(file: string): Map<string, BookedOrder> {
  const orders = new Map<string, BookedOrder>()
  if (!existsSync(file)) return orders
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const order = parseLine(line)
    if (order) orders.set(order.orderId, order)
  }
  dropOldest(orders)
  return orders
}

function parseLine(line: string): BookedOrder | null {
  try {
    return line === '' ? null : (JSON.parse(line) as BookedOrder)
  } catch {
    return null
  }
}

function dropOldest(orders: Map<string, BookedOrder>): void {
  if (orders.size <= KEPT) return
  for (const [id, order] of orders) {
    if (order.status !== 'open') orders.delete(id)
    if (orders.size <= KEPT) return
  }
}
