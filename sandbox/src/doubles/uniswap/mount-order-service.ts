import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { bytesToBigInt } from 'viem'
import { z } from 'zod'
import type { World } from '../../world/world.ts'
import { DUTCH_REACTOR, decodeOrder } from './dutch-order.ts'
import { pageOrders, serviceOrdersQuery, showOrder } from './list-orders.ts'
import { type BookedOrder, orderBookOf } from './order-book.ts'
import { answerRefusal } from './refusal.ts'
import { address, chainId } from './request-schemas.ts'

const nonceQuery = z.strictObject({ address, chainId: z.coerce.number().pipe(chainId).optional() })

/** The public order service of UniswapX, under `/v2`: open to everybody, reading only. */
export function mountOrderService(scope: FastifyInstance, world: World): void {
  scope.setErrorHandler((error, _request, reply) => answerRefusal(error, reply))
  scope.get('/orders', async (request) => {
    const { orderHash, orderHashes, desc, ...filter } = serviceOrdersQuery.parse(request.query)
    const ids = orderHash ? [orderHash] : orderHashes
    const page = pageOrders(orderBookOf(world), { ...filter, ids, oldestFirst: desc === 'false' })
    return { ...page, orders: page.orders.map(showServiceOrder) }
  })
  // Limit orders are an order type of their own, which nobody makes here.
  scope.get('/limit-orders', async (request) => {
    serviceOrdersQuery.parse(request.query)
    return { orders: [] }
  })
  scope.get('/nonce', async (request) => {
    nonceQuery.parse(request.query)
    return { nonce: bytesToBigInt(randomBytes(32)).toString() }
  })
}

function showServiceOrder(booked: BookedOrder) {
  const { info, cosignerData } = decodeOrder(booked.encodedOrder)
  return {
    orderHash: booked.orderId,
    reactor: DUTCH_REACTOR,
    deadline: Number(info.deadline),
    decayStartTime: Number(cosignerData.decayStartTime),
    decayEndTime: Number(cosignerData.decayEndTime),
    ...(booked.filler ? { filler: booked.filler } : {}),
    ...(booked.fillBlock === undefined ? {} : { fillBlock: booked.fillBlock }),
    ...showOrder(booked),
  }
}
