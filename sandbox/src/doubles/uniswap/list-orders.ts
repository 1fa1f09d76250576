import { isAddressEqual } from 'viem'
import { z } from 'zod'
import { decodeOrder } from './dutch-order.ts'
import { type BookedOrder, ORDER_STATUSES, type OrderBook } from './order-book.ts'
import { address, chainId } from './request-schemas.ts'
import { textAmounts } from './text-amounts.ts'

const PAGE_SIZE = 50

const hash = z.string().regex(/^0x[0-9a-fA-F]{64}$/, 'must be an order hash')
const hashes = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(hash).min(1).max(50))
const sort = z
  .string()
  .regex(/^(gt|gte|lt|lte)\(\d+\)$|^between\(\d+, ?\d+\)$/, 'must be gt(…), lt(…) or between(…, …)')

const shared = {
  limit: z.coerce.number().int().min(1).max(PAGE_SIZE).optional(),
  orderStatus: z.enum(ORDER_STATUSES).optional(),
  swapper: address.optional(),
  filler: address.optional(),
  sortKey: z.literal('createdAt').optional(),
  sort: sort.optional(),
  cursor: z.string().optional(),
}

export const tradingOrdersQuery = z
  .strictObject({
    orderType: z.enum(['Dutch_V2', 'Dutch_V3', 'Limit', 'Priority']).optional(),
    orderId: hash.optional(),
    orderIds: hashes.optional(),
    ...shared,
  })
  .refine((query) => !(query.orderId && query.orderIds), {
    message: 'Only one of "orderId" and "orderIds" is allowed',
  })
  .refine((query) => query.orderId ?? query.orderIds ?? query.orderStatus ?? query.swapper ?? query.filler, {
    message: 'At least one of "orderId", "orderIds", "orderStatus", "swapper" and "filler" is required',
  })

export const serviceOrdersQuery = z
  .strictObject({
    orderHash: hash.optional(),
    orderHashes: hashes.optional(),
    desc: z.enum(['true', 'false']).optional(),
    chainId: z.coerce.number().pipe(chainId).optional(),
    ...shared,
  })
  .refine(
    (query) =>
      query.orderHash ??
      query.orderHashes ??
      query.orderStatus ??
      query.swapper ??
      query.filler ??
      query.chainId,
    { message: 'At least one filter is required' },
  )

export type OrderFilter = {
  readonly ids?: readonly string[] | undefined
  readonly type?: string | undefined
  readonly orderStatus?: string | undefined
  readonly swapper?: `0x${string}` | undefined
  readonly filler?: `0x${string}` | undefined
  readonly chainId?: number | undefined
  readonly sort?: string | undefined
  readonly oldestFirst?: boolean
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
}

export type OrderPage = { readonly orders: readonly BookedOrder[]; readonly cursor?: string }

/** The cursor is the id of the last order returned, so that new orders do not shift the pages. */
export function pageOrders(book: OrderBook, filter: OrderFilter): OrderPage {
  const newestFirst = book.list().filter((order) => matchesFilter(order, filter))
  const matching = filter.oldestFirst ? newestFirst.toReversed() : newestFirst
  const after = filter.cursor === undefined ? null : Buffer.from(filter.cursor, 'base64url').toString()
  const start = after === null ? 0 : matching.findIndex((order) => order.orderId === after) + 1
  const orders = matching.slice(start, start + (filter.limit ?? PAGE_SIZE))
  const last = orders.at(-1)
  const hasMore = start + orders.length < matching.length
  return last && hasMore ? { orders, cursor: Buffer.from(last.orderId).toString('base64url') } : { orders }
}

function matchesFilter(order: BookedOrder, filter: OrderFilter): boolean {
  const { ids, type, orderStatus, swapper, filler, chainId: wantedChain } = filter
  return (
    (!ids || ids.some((id) => id.toLowerCase() === order.orderId)) &&
    (!type || type === 'Dutch_V2') &&
    (!orderStatus || order.status === orderStatus) &&
    (!swapper || isAddressEqual(order.swapper, swapper)) &&
    (!filler || (order.filler !== undefined && isAddressEqual(order.filler, filler))) &&
    (wantedChain === undefined || order.chainId === wantedChain) &&
    (!filter.sort || isWithin(order.createdAtSec, filter.sort))
  )
}

function isWithin(createdAtSec: number, range: string): boolean {
  const [first = 0, second = 0] = (range.match(/\d+/g) ?? []).map(Number)
  if (range.startsWith('between')) return createdAtSec >= first && createdAtSec <= second
  if (range.startsWith('gte')) return createdAtSec >= first
  if (range.startsWith('gt')) return createdAtSec > first
  return range.startsWith('lte') ? createdAtSec <= first : createdAtSec < first
}

/** The fields that both services return; the caller adds the id, which each service names differently. */
export function showOrder(booked: BookedOrder) {
  const { baseInput, baseOutputs, cosignerData, cosignature, info } = decodeOrder(booked.encodedOrder)
  return {
    type: 'Dutch_V2',
    orderStatus: booked.status,
    chainId: booked.chainId,
    createdAt: booked.createdAtSec,
    encodedOrder: booked.encodedOrder,
    signature: booked.signature,
    nonce: info.nonce.toString(),
    swapper: booked.swapper,
    ...(booked.quoteId ? { quoteId: booked.quoteId } : {}),
    ...(booked.txHash ? { txHash: booked.txHash } : {}),
    ...(booked.settledAmounts ? { settledAmounts: booked.settledAmounts } : {}),
    input: textAmounts(baseInput),
    outputs: textAmounts(baseOutputs),
    cosignature,
    cosignerData: {
      decayStartTime: Number(cosignerData.decayStartTime),
      decayEndTime: Number(cosignerData.decayEndTime),
      exclusiveFiller: cosignerData.exclusiveFiller,
      inputOverride: cosignerData.inputAmount.toString(),
      outputOverrides: textAmounts(cosignerData.outputAmounts),
    },
  }
}
