import type { Picture } from '@windhover/core/contract/picture'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { securityHeaders } from './security-headers.ts'

export type AnswerPicture = (
  request: FastifyRequest,
  reply: FastifyReply,
  picture: Picture,
  isImmutable?: boolean,
) => void

/** Kept by the browser that asked and nobody in between: what goes with an account shall be gone. */
const FOR_A_DAY = 'private, max-age=86400'
const FOREVER = 'private, max-age=31536000, immutable'

/** A picture made by strangers: shown inside a page it cannot act, and opened alone it is locked in a sandbox. */
export function createPictureAnswer(publicOrigin: string): AnswerPicture {
  const headers = securityHeaders(publicOrigin)
  const always = {
    ...headers,
    'content-security-policy': `${headers['content-security-policy']}; sandbox`,
  }
  return (request, reply, { type, bytes }, isImmutable = false) => {
    reply.hijack()
    reply.raw.writeHead(200, {
      ...always,
      'cache-control': isImmutable ? FOREVER : FOR_A_DAY,
      'content-type': type,
      'content-length': bytes.byteLength,
      'x-request-id': request.id,
    })
    reply.raw.end(bytes)
  }
}
