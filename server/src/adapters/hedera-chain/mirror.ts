import { z } from 'zod'
import { createUpstream, type Upstream } from '../../platform/upstream/call-upstream.ts'
import { exactInteger } from '../../platform/upstream/exact-integer.ts'
import { UpstreamError } from '../../platform/upstream/upstream-error.ts'

const PAGE_SIZE = 100
const PAGES_MAX = 50

const account = z.object({
  account: z.string(),
  evm_address: z.string().nullish(),
  balance: z.object({ balance: exactInteger }),
  max_automatic_token_associations: z.number().int().nullish(),
})
export type MirrorAccount = z.output<typeof account>

const links = z.object({ next: z.string().nullable() })
const tokenPage = z.object({
  tokens: z.array(
    z.object({
      token_id: z.string(),
      balance: exactInteger,
      decimals: z.number().int().min(0).max(255).nullish(),
      freeze_status: z.string().nullish(),
    }),
  ),
  links,
})
export type MirrorHolding = z.output<typeof tokenPage>['tokens'][number]

const token = z.object({
  name: z.string(),
  symbol: z.string(),
  decimals: z.coerce.number().int().min(0).max(255),
})
export type MirrorToken = z.output<typeof token>

const move = { account: z.string(), amount: exactInteger }
const transactionPage = z.object({
  transactions: z.array(
    z.object({
      transaction_id: z.string(),
      consensus_timestamp: z.string().regex(/^\d+\.\d+$/),
      name: z.string(),
      result: z.string(),
      nonce: z.number().int().nullish(),
      charged_tx_fee: exactInteger,
      transfers: z.array(z.object(move)),
      token_transfers: z.array(z.object({ ...move, token_id: z.string() })).nullish(),
    }),
  ),
  links,
})
const causedPage = transactionPage.pick({ transactions: true })
const contractResult = z.object({ timestamp: z.string().regex(/^\d+\.\d+$/) })
export type MirrorTransaction = z.output<typeof transactionPage>['transactions'][number]

export type Mirror = {
  /** By number or EVM address; null when there is none. */
  readonly findAccount: (idOrAddress: string) => Promise<MirrorAccount | null>
  readonly listHoldings: (accountId: string) => Promise<readonly MirrorHolding[]>
  readonly isAssociated: (accountId: string, tokenId: string) => Promise<boolean>
  readonly findToken: (tokenId: string) => Promise<MirrorToken | null>
  /** Everything one signed transaction caused, its children too; null while the mirror has not heard of it. */
  readonly findCaused: (hash: string) => Promise<readonly MirrorTransaction[] | null>
  readonly listTransactions: (
    accountId: string,
    beforeTimestamp?: string,
  ) => Promise<{ readonly rows: readonly MirrorTransaction[]; readonly hasMore: boolean }>
}

/** The REST side of the network: what happened and who holds what, as the ledger recorded it. */
export function connectMirror(options: { url: string; timeoutMs?: number }): Mirror {
  const timeout = options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }
  const api = createUpstream({
    name: 'hedera-mirror',
    baseUrl: `${options.url.replace(/\/+$/, '')}/api/v1`,
    ...timeout,
  })
  return {
    findAccount: (id) => orNone(api.get(`/accounts/${encodeURIComponent(id)}?transactions=false`, account)),
    listHoldings: (accountId) => listHoldings(api, accountId),
    isAssociated: async (accountId, tokenId) => {
      const query = new URLSearchParams({ 'token.id': tokenId, limit: '1' })
      const found = await orNone(
        api.get(`/accounts/${encodeURIComponent(accountId)}/tokens?${query}`, tokenPage),
      )
      return found?.tokens.some((row) => row.token_id === tokenId) ?? false
    },
    findToken: (tokenId) => orNone(api.get(`/tokens/${encodeURIComponent(tokenId)}`, token)),
    findCaused: async (hash) => {
      const result = await orNone(api.get(`/contracts/results/${encodeURIComponent(hash)}`, contractResult))
      if (result === null) return null
      const at = await api.get(`/transactions?timestamp=${result.timestamp}&limit=1`, transactionPage)
      const id = at.transactions[0]?.transaction_id
      if (id === undefined) return null
      return (
        (await orNone(api.get(`/transactions/${encodeURIComponent(id)}`, causedPage)))?.transactions ?? null
      )
    },
    listTransactions: async (accountId, before) => {
      const query = new URLSearchParams({ 'account.id': accountId, limit: '50', order: 'desc' })
      if (before !== undefined) query.set('timestamp', `lt:${before}`)
      const page = await api.get(`/transactions?${query}`, transactionPage)
      return { rows: page.transactions, hasMore: page.links.next !== null }
    },
  }
}

async function listHoldings(api: Upstream, accountId: string): Promise<readonly MirrorHolding[]> {
  const all: MirrorHolding[] = []
  for (let count = 0; count < PAGES_MAX; count++) {
    const query = new URLSearchParams({ limit: String(PAGE_SIZE), order: 'asc' })
    const last = all.at(-1)
    if (last !== undefined) query.set('token.id', `gt:${last.token_id}`)
    const page = await api.get(`/accounts/${encodeURIComponent(accountId)}/tokens?${query}`, tokenPage)
    all.push(...page.tokens)
    if (page.links.next === null || page.tokens.length === 0) return all
  }
  throw new Error('the list of tokens has no end')
}

/** The mirror answers 404 for what does not exist: that is an answer, not a failure. */
async function orNone<Value>(asking: Promise<Value>): Promise<Value | null> {
  try {
    return await asking
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 404) return null
    throw error
  }
}
