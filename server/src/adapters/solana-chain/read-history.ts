import type { Address } from '@solana/kit'
import { solana } from '@windhover/core/chains/solana'
import { z } from 'zod'
import type { Upstream } from '../../platform/upstream/call-upstream.ts'
import { exactInteger } from '../../platform/upstream/exact-integer.ts'
import type { BalanceChange, HistoryItem, Page } from '../../ports/chain.ts'
import type { SolanaRecord } from '../../ports/wallet-records.ts'
import { toChainError } from './errors.ts'
import { WRAPPED_SOL } from './parse-address.ts'

const PAGE_SIZE = 50
/** The index names the native coin by its wrapped mint, or by the address one before it. */
const NATIVE_NAMES = new Set<string>([WRAPPED_SOL, 'So11111111111111111111111111111111111111111', 'native'])

const change = z.object({
  amount: exactInteger,
  symbol: z.string().nullish(),
  decimals: z.number().int().min(0).max(255),
  address: z.string(),
  logoURI: z.string().nullish(),
})
const transaction = z.object({
  txHash: z.string().min(1),
  blockTime: z.string(),
  status: z.boolean(),
  from: z.string().nullish(),
  to: z.string().nullish(),
  fee: exactInteger,
  mainAction: z.string().nullish(),
  balanceChange: z.array(change),
})
const answer = z.object({
  success: z.literal(true),
  data: z.object({ solana: z.array(transaction).nullable() }),
})

/** One page of the index, newest first; the cursor is the last transaction of the page before. */
export async function readSolanaHistory(
  birdeye: Upstream,
  request: { owner: Address; cursor?: string | undefined },
): Promise<Page<HistoryItem>> {
  const { owner, cursor } = request
  const rows = await listRows(birdeye, { owner, limit: PAGE_SIZE, before: cursor })
  const last = rows.length < PAGE_SIZE ? undefined : rows.at(-1)
  return { items: rows.map((row) => toItem(row, owner)), nextCursor: last?.txHash ?? null }
}

/** The same, with the index's own word for each and the logos of what moved. */
export async function readSolanaRecords(
  birdeye: Upstream,
  request: { owner: Address; limit: number; before?: string | undefined },
): Promise<readonly SolanaRecord[]> {
  const rows = await listRows(birdeye, request)
  return rows.map((row) => {
    const { transactionId, atMs, succeeded, changes } = toItem(row, request.owner)
    const logoOf = (token: string) =>
      row.balanceChange.find(({ address }) =>
        token === 'native' ? NATIVE_NAMES.has(address) : address === token,
      )?.logoURI || null
    return {
      transactionId,
      atMs,
      succeeded,
      action: findWrap(row.balanceChange)?.action ?? (row.mainAction || 'unknown'),
      changes: changes.map((each) => ({ ...each, logoUrl: logoOf(each.token) })),
    }
  })
}

async function listRows(
  birdeye: Upstream,
  request: { owner: Address; limit: number; before?: string | undefined },
): Promise<readonly z.output<typeof transaction>[]> {
  const { owner, limit, before } = request
  const query = new URLSearchParams({ wallet: owner, limit: String(limit), ui_amount_mode: 'raw' })
  if (before !== undefined) query.set('before', before)
  const found = await birdeye.get(`/v1/wallet/tx_list?${query}`, answer).catch((error: unknown) => {
    throw toChainError(error)
  })
  return found.data.solana ?? []
}

function toItem(row: z.output<typeof transaction>, owner: Address): HistoryItem {
  const paysFee = row.from === owner
  const counterparty = paysFee ? row.to : row.from
  return {
    transactionId: row.txHash,
    atMs: Date.parse(row.blockTime),
    succeeded: row.status,
    feeRaw: paysFee ? row.fee : null,
    changes: readChanges(row.balanceChange, paysFee ? row.fee : 0n),
    counterparty: counterparty && counterparty !== owner ? counterparty : null,
  }
}

type Change = z.output<typeof change>

const isNative = (row: Change) => NATIVE_NAMES.has(row.address)

/**
 * The index calls the coin and its token form by one address. Where one of them goes and the other comes, the coin is
 * what moved more: it pays the fee and the deposit of the account, or gets the deposit back when the account is closed.
 */
function findWrap(rows: readonly Change[]): { action: 'wrap' | 'unwrap'; wrappedRaw: bigint } | null {
  const [one, other, ...more] = rows.filter(isNative).map(({ amount }) => amount)
  if (one === undefined || other === undefined || more.length > 0 || one < 0n === other < 0n) return null
  const [goes, comes] = one < 0n ? [one, other] : [other, one]
  return -goes > comes ? { action: 'wrap', wrappedRaw: comes } : { action: 'unwrap', wrappedRaw: goes }
}

/** The index counts the fee into what the payer's coin lost. */
function readChanges(rows: readonly Change[], feeRaw: bigint): readonly BalanceChange[] {
  const { symbol, decimals } = solana.native
  const wrappedRaw = findWrap(rows)?.wrappedRaw ?? 0n
  const native = rows.filter(isNative).reduce((sum, row) => sum + row.amount, feeRaw - wrappedRaw)
  const coin: BalanceChange = { token: 'native', symbol, decimals, amountRaw: native }
  const wrapped = { ...coin, token: WRAPPED_SOL, symbol: `W${symbol}`, amountRaw: wrappedRaw }
  const tokens = rows
    .filter((row) => !isNative(row))
    .map((row) => ({
      token: row.address,
      symbol: row.symbol || null,
      decimals: row.decimals,
      amountRaw: row.amount,
    }))
  return [coin, wrapped, ...tokens].filter((each) => each.amountRaw !== 0n)
}
