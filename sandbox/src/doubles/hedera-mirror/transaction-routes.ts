import type { FastifyInstance } from 'fastify'
import type { World } from '../../world/world.ts'
import { describeTransactions } from './describe-transactions.ts'
import { sendExact } from './exact-answer.ts'
import { findEntity } from './find-entity.ts'
import { invalidParameter, notFound } from './mirror-refusal.ts'
import { pageTransactions, type TransactionPage } from './page-transactions.ts'
import {
  type Order,
  type Query,
  readLimit,
  readOrder,
  readQuery,
  readTimes,
  splitOperator,
} from './read-query.ts'

const KNOWN = ['account.id', 'limit', 'order', 'timestamp', 'transactiontype', 'result', 'type']
const TYPES = [
  'CONTRACTCALL',
  'CRYPTOCREATEACCOUNT',
  'CRYPTOTRANSFER',
  'ETHEREUMTRANSACTION',
  'TOKENASSOCIATE',
  'TOKENBURN',
  'TOKENMINT',
] as const

export function mountTransactions(scope: FastifyInstance, world: World): void {
  scope.get('/api/v1/transactions', async (request, reply) => {
    await world.hedera.ledger.sync()
    const query = readQuery(request.query, KNOWN, ['timestamp'])
    const order = readOrder(query, 'desc')
    const page = pageTransactions(world, {
      accountId: await readAccount(world, query),
      times: readTimes(query),
      type: readType(query),
      result: readOneOf(query, 'result', ['success', 'fail'] as const),
      direction: readOneOf(query, 'type', ['credit', 'debit'] as const),
      order,
      limit: readLimit(query),
    })
    const links = { next: nextTransactions('/api/v1/transactions', query, { page, order }) }
    return sendExact(reply, { transactions: page.transactions.map((each) => each.wire), links })
  })

  scope.get<{ Params: { id: string } }>('/api/v1/transactions/:id', async (request, reply) => {
    const query = readQuery(request.query, ['nonce', 'scheduled'])
    const { id } = request.params
    if (!/^\d+\.\d+\.\d+-\d{1,19}-\d{1,9}$/.test(id)) throw invalidParameter('transactionId')
    await world.hedera.ledger.sync()
    const nonce = query.nonce?.[0]
    const transactions = world.hedera.ledger
      .records()
      .flatMap((record) => describeTransactions(world.hedera, record))
      .filter(
        ({ wire }) => wire.transaction_id === id && (nonce === undefined || wire.nonce === Number(nonce)),
      )
    if (transactions.length === 0) throw notFound()
    return sendExact(reply, { transactions: transactions.map((each) => each.wire) })
  })
}

/** The next page begins after the last row of this one, whatever has come since. */
export function nextTransactions(
  path: string,
  query: Query,
  { page, order }: { page: TransactionPage; order: Order },
): string | null {
  const last = page.transactions.at(-1)
  if (!page.hasMore || !last) return null
  const bound = `${order === 'desc' ? 'lt' : 'gt'}:${last.wire.consensus_timestamp}`
  const side = order === 'desc' ? /^lte?:/ : /^gte?:/
  const kept = Object.entries(query).flatMap(([name, values]) =>
    values.filter((value) => name !== 'timestamp' || !side.test(value)).map((value) => `${name}=${value}`),
  )
  return `${path}?${[...kept, `timestamp=${bound}`].join('&')}`
}

async function readAccount(world: World, query: Query): Promise<string | undefined> {
  const text = query['account.id']?.[0]
  if (text === undefined) return undefined
  const [operator, value] = splitOperator(text)
  if (operator !== 'eq') throw invalidParameter('account.id')
  const entity = await findEntity(world.hedera, value, 'account.id')
  // An account that is not there has no transactions; that is an empty page, not an error.
  return entity?.id ?? 'none'
}

function readType(query: Query): string | undefined {
  const text = query.transactiontype?.[0]?.toUpperCase()
  if (text === undefined) return undefined
  const type = TYPES.find((each) => each === text)
  if (!type) throw invalidParameter('transactiontype')
  return type
}

function readOneOf<Value extends string>(
  query: Query,
  name: string,
  values: readonly Value[],
): Value | undefined {
  const text = query[name]?.[0]?.toLowerCase()
  if (text === undefined) return undefined
  const value = values.find((each) => each === text)
  if (!value) throw invalidParameter(name)
  return value
}
