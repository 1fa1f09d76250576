import { reasonOf } from '@windhover/core/errors/reason-of'
import type { FastifyInstance, FastifyReply } from 'fastify'

type Message = { readonly message: string; readonly detail?: string; readonly data?: string }

/** The mirror node's one form of saying no. */
export class MirrorRefusal extends Error {
  readonly status: number
  readonly body: { readonly _status: { readonly messages: readonly Message[] } }

  constructor(status: number, message: Message) {
    super(message.message)
    this.name = 'MirrorRefusal'
    this.status = status
    this.body = { _status: { messages: [message] } }
  }
}

export const notFound = () => new MirrorRefusal(404, { message: 'Not found' })
export const invalidParameter = (name: string) =>
  new MirrorRefusal(400, { message: `Invalid parameter: ${name}` })
export const unknownParameter = (name: string) =>
  new MirrorRefusal(400, { message: `Unknown query parameter: ${name}` })

export function answerRefusals(scope: FastifyInstance): void {
  scope.setErrorHandler((error, _request, reply) => answer(error, reply))
  scope.setNotFoundHandler((_request, reply) => answer(notFound(), reply))
}

function answer(error: unknown, reply: FastifyReply): FastifyReply {
  if (error instanceof MirrorRefusal) return reply.status(error.status).send(error.body)
  const detail = reasonOf(error)
  const { status, body } = new MirrorRefusal(500, { message: 'Internal error', detail })
  return reply.status(status).send(body)
}
