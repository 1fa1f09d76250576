import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { ZodError } from 'zod'
import type { World } from '../../world/world.ts'
import { describeOrder } from './describe-order.ts'
import { EXECUTE_CODES } from './execute-answer.ts'
import { executeOrder } from './execute-order.ts'
import type { OrderBook } from './order-book.ts'
import { executeBody, orderQuery } from './order-query.ts'
import { NoRoute, prepareOrder } from './prepare-order.ts'

export function mountSwap(scope: FastifyInstance, world: World, orders: OrderBook): void {
  scope.get('/swap/v2/order', async (request, reply) => {
    const startedAtMs = performance.now()
    const refuse = (error: string) => reply.status(400).send({ requestId: randomUUID(), error })
    const query = orderQuery.safeParse(request.query)
    if (!query.success) return refuse(firstProblem(query.error))
    try {
      const prepared = await prepareOrder({ world, orders, query: query.data, subject: request.url })
      const lie = world.faults.strike('jupiter', 'lie', request.url)
      return describeOrder(prepared, { lie, startedAtMs })
    } catch (error) {
      if (error instanceof NoRoute) return refuse(error.message)
      throw error
    }
  })

  scope.post('/swap/v2/execute', async (request, reply) => {
    const body = executeBody.safeParse(request.body)
    if (!body.success) {
      const refusal = { error: firstProblem(body.error), code: EXECUTE_CODES.invalidTransaction }
      return reply.status(400).send(refusal)
    }
    return executeOrder({ world, orders, body: body.data, subject: request.url })
  })
}

function firstProblem(error: ZodError): string {
  const [issue] = error.issues
  if (!issue) return 'Invalid request'
  return issue.path.length > 0 ? `${issue.path.join('.')}: ${issue.message}` : issue.message
}
