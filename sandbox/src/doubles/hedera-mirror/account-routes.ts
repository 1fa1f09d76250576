import type { FastifyInstance } from 'fastify'
import type { World } from '../../world/world.ts'
import { consensusNow } from './consensus-now.ts'
import { describeHolding } from './describe-holding.ts'
import { sendExact } from './exact-answer.ts'
import { type Entity, findEntity } from './find-entity.ts'
import { lieAbout } from './lie-about.ts'
import { invalidParameter, notFound } from './mirror-refusal.ts'
import { pageTransactions } from './page-transactions.ts'
import { readHoldings } from './read-holdings.ts'
import { compare, readLimit, readOrder, readQuery, readTimes, splitOperator } from './read-query.ts'
import { nextTransactions } from './transaction-routes.ts'

type AccountParams = { Params: { id: string } }

export function mountAccounts(scope: FastifyInstance, world: World): void {
  scope.get<AccountParams>('/api/v1/accounts/:id', async (request, reply) => {
    const query = readQuery(
      request.query,
      ['limit', 'order', 'timestamp', 'transactiontype', 'transactions'],
      ['timestamp'],
    )
    const wanted = query.transactions?.[0] ?? 'true'
    if (wanted !== 'true' && wanted !== 'false') throw invalidParameter('transactions')
    const entity = await demandEntity(world, request.params.id)
    const order = readOrder(query, 'desc')
    const filter = { accountId: entity.id, times: readTimes(query), order, limit: readLimit(query) }
    const page = wanted === 'true' ? pageTransactions(world, filter) : { transactions: [], hasMore: false }
    const path = `/api/v1/accounts/${request.params.id}`
    return sendExact(reply, {
      ...(await describeAccount(world, entity, request.url)),
      transactions: page.transactions.map((each) => each.wire),
      links: { next: nextTransactions(path, query, { page, order }) },
    })
  })

  scope.get<AccountParams>('/api/v1/accounts/:id/tokens', async (request, reply) => {
    const query = readQuery(request.query, ['limit', 'order', 'token.id'], ['token.id'])
    const entity = await demandEntity(world, request.params.id)
    const limit = readLimit(query)
    const order = readOrder(query, 'asc')
    const filters = (query['token.id'] ?? []).map((text) => {
      const [operator, value] = splitOperator(text)
      if (!/^(0\.0\.)?\d{1,10}$/.test(value)) throw invalidParameter('token.id')
      return { operator, number: BigInt(value.replace(/^0\.0\./, '')) }
    })
    const holdings = await readHoldings(world, entity.address)
    const fitting = (order === 'asc' ? holdings : holdings.toReversed()).filter(({ listing }) =>
      filters.every(({ operator, number }) => compare(operator, BigInt(listing.address.slice(4)), number)),
    )
    const rows = fitting.slice(0, limit)
    const last = rows.at(-1)?.listing.address
    const bound = `${order === 'asc' ? 'gt' : 'lt'}:${last}`
    const next = `/api/v1/accounts/${request.params.id}/tokens?limit=${limit}&order=${order}&token.id=${bound}`
    return sendExact(reply, {
      tokens: rows.map((holding) => describeHolding(holding, (raw) => lieAbout(world, raw, request.url))),
      links: { next: fitting.length > limit ? next : null },
    })
  })
}

async function demandEntity(world: World, text: string): Promise<Entity> {
  await world.hedera.ledger.sync()
  const entity = await findEntity(world.hedera, text, 'idOrAliasOrEvmAddress')
  if (!entity) throw notFound()
  return entity
}

async function describeAccount(world: World, { id, address, isContract }: Entity, url: string) {
  const { node, book } = world.hedera
  const [tinybar, nonce, holdings] = await Promise.all([
    node.getBalance({ address }),
    node.getTransactionCount({ address }),
    readHoldings(world, address),
  ])
  const created = book.find(id)?.createdAt ?? null
  return {
    account: id,
    alias: null,
    auto_renew_period: 7_776_000,
    balance: {
      balance: lieAbout(world, tinybar, url),
      timestamp: consensusNow(),
      tokens: holdings.map((each) => ({ token_id: each.listing.address, balance: each.balanceRaw })),
    },
    created_timestamp: created,
    decline_reward: false,
    deleted: false,
    ethereum_nonce: isContract ? 1 : nonce,
    evm_address: address.toLowerCase(),
    expiry_timestamp: null,
    key: null,
    max_automatic_token_associations: isContract ? -1 : 0,
    memo: isContract ? '' : 'lazy-created account',
    pending_reward: 0,
    receiver_sig_required: isContract ? null : false,
    staked_account_id: null,
    staked_node_id: null,
    stake_period_start: null,
  }
}
