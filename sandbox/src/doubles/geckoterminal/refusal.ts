import type { FastifyReply } from 'fastify'
import type { Network, PoolBook } from './pool-book.ts'

export type PoolBooks = Readonly<Record<Network, PoolBook>>

export function bookOf(books: PoolBooks, network: string): PoolBook | null {
  return Object.hasOwn(books, network) ? books[network as Network] : null
}

export function notFound(reply: FastifyReply): FastifyReply {
  return reply.status(404).send({ errors: [{ status: '404', title: 'Not Found' }] })
}

export function badRequest(reply: FastifyReply, title: string): FastifyReply {
  return reply.status(400).send({ errors: [{ status: '400', title }] })
}
