import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { World } from '../../world/world.ts'
import { checkApproval } from './check-approval.ts'
import { pageOrders, showOrder, tradingOrdersQuery } from './list-orders.ts'
import { listSwaps, swapsQuery } from './list-swaps.ts'
import { makeQuote } from './make-quote.ts'
import { makeSwap } from './make-swap.ts'
import { orderBookOf } from './order-book.ts'
import { postOrder } from './post-order.ts'
import { answerRefusal, invalidRequest, noQuotes, UniswapRefusal } from './refusal.ts'
import { approvalRequest, orderRequest, quoteRequest, swapRequest } from './request-schemas.ts'

const ROUTER_VERSIONS = ['1.2', '2.0', '2.1.1']
/** The one that stands on the practice chains; the others have no quotes, as on a chain without them. */
const ROUTER_VERSION = '2.0'

/** The trading API, under `/v1`. */
export function mountTrading(scope: FastifyInstance, world: World): void {
  scope.setErrorHandler((error, _request, reply) => answerRefusal(error, reply))
  scope.addHook('preHandler', async (request) => checkKey(request))
  scope.post('/check_approval', async (request) => checkApproval(world, approvalRequest.parse(request.body)))
  scope.post('/quote', async (request) => {
    checkRouterVersion(request)
    return makeQuote(world, quoteRequest.parse(request.body))
  })
  scope.post('/swap', async (request) => {
    checkRouterVersion(request)
    return makeSwap(world, swapRequest.parse(request.body))
  })
  scope.post('/order', async (request, reply) => {
    const receipt = await postOrder(world, orderRequest.parse(request.body))
    return reply.status(201).send(receipt)
  })
  scope.get('/orders', async (request) => {
    const { orderId, orderIds, orderType, ...filter } = tradingOrdersQuery.parse(request.query)
    const ids = orderId ? [orderId] : orderIds
    const page = pageOrders(orderBookOf(world), { ...filter, ids, type: orderType })
    const orders = page.orders.map((order) => ({ orderId: order.orderId, ...showOrder(order) }))
    return { requestId: randomUUID(), ...page, orders }
  })
  scope.get('/swaps', async (request) => listSwaps(world, swapsQuery.parse(request.query)))
}

function checkKey(request: FastifyRequest): void {
  const key = request.headers['x-api-key']
  if (typeof key !== 'string' || key === '') {
    throw new UniswapRefusal(401, 'UnauthorizedError', 'Missing or invalid API key')
  }
}

function checkRouterVersion(request: FastifyRequest): void {
  const version = request.headers['x-universal-router-version'] ?? ROUTER_VERSION
  if (typeof version !== 'string' || !ROUTER_VERSIONS.includes(version)) {
    throw invalidRequest('"x-universal-router-version" must be one of 1.2, 2.0, 2.1.1')
  }
  if (version !== ROUTER_VERSION) throw noQuotes()
}
