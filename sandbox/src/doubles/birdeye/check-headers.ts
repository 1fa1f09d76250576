import type { FastifyReply, FastifyRequest } from 'fastify'

/** Null when the headers are in order, else the refusal that was sent. */
export function refuseHeaders(request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
  const { 'x-api-key': key, 'x-chain': chain } = request.headers
  if (typeof key !== 'string' || key === '') {
    return reply.status(401).send({ success: false, message: 'Unauthorized' })
  }
  return chain === 'solana' ? null : refuseRequest(reply, 'x-chain header is invalid or missing')
}

export function refuseRequest(reply: FastifyReply, message: string): FastifyReply {
  return reply.status(400).send({ success: false, message })
}
