import type { FastifyReply } from 'fastify'

/** Amounts are 64-bit numbers in the mirror node's JSON, with all their digits. */
export function sendExact(reply: FastifyReply, value: unknown): FastifyReply {
  const text = JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'bigint' ? exactNumber(each) : each,
  )
  return reply.type('application/json; charset=utf-8').send(text)
}

/** Known to the runtime, not yet to the compiler's library. */
function exactNumber(value: bigint): unknown {
  const raw: unknown = Reflect.get(JSON, 'rawJSON')
  if (typeof raw !== 'function') throw new Error('this runtime cannot write exact numbers')
  return Reflect.apply(raw, JSON, [`${value}`])
}
