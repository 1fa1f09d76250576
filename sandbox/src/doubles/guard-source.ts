import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FaultBoard } from '../faults/fault-board.ts'
import type { DoubleRefusal } from './double.ts'

const PRACTICE_KEY = 'practice'

/** What a source of market intelligence asks of every caller, and how it misbehaves beyond the common switches. */
export function guardSource(
  scope: FastifyInstance,
  guard: {
    name: string
    faults: FaultBoard
    /** The key as the caller shows it; left out where the original takes none. */
    readKey?: (request: FastifyRequest) => string | undefined
    refuseKey?: () => DoubleRefusal
  },
): void {
  const { name, faults, readKey, refuseKey } = guard
  scope.addHook('onRequest', async (request, reply) => {
    if (readKey === undefined || readKey(request) === PRACTICE_KEY) return
    const { status, headers = {}, body } = refuseKey?.() ?? { status: 401, body: { error: 'Unauthorized' } }
    return reply.status(status).headers(headers).send(body)
  })
  // Its lie is an answer in a shape that is not its own: there are no balances here to be wrong about.
  scope.addHook('onSend', async (request, reply, payload) =>
    reply.statusCode === 200 && faults.strike(name, 'lie', request.url)
      ? '{"unexpected":{"shape":true},"data":"later"}'
      : payload,
  )
}

export function readHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

export function readBearer(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/.exec(readHeader(request, 'authorization') ?? '')?.[1]
}
