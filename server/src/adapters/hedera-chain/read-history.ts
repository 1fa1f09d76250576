import { chainErrors } from '@windhover/core/chains/errors'
import { hedera } from '@windhover/core/chains/hedera'
import type { BalanceChange, HistoryItem, Page } from '../../ports/chain.ts'
import type { Mirror, MirrorTransaction } from './mirror.ts'
import type { TokenFacts } from './token-facts.ts'

/** Accounts up to here belong to the network itself: nodes, fee collectors, rewards. */
const NETWORK_ACCOUNTS_UP_TO = 1_000n

type Parts = { readonly mirror: Mirror; readonly tokenFacts: TokenFacts }

/** Newest first; the cursor is the consensus time of the last one, which no two transactions share. */
export async function readHederaHistory(
  parts: Parts,
  request: { owner: string; cursor?: string | undefined },
): Promise<Page<HistoryItem>> {
  const { cursor } = request
  if (cursor !== undefined && !/^\d+\.\d+$/.test(cursor)) {
    throw chainErrors.badTransaction({ context: { chain: 'hedera' }, text: 'This page does not exist.' })
  }
  const account = await parts.mirror.findAccount(request.owner)
  if (account === null) return { items: [], nextCursor: null }
  const { rows, hasMore } = await parts.mirror.listTransactions(account.account, cursor)
  const items = await Promise.all(rows.map((row) => toItem(parts.tokenFacts, row, account.account)))
  return { items, nextCursor: (hasMore ? rows.at(-1)?.consensus_timestamp : null) ?? null }
}

async function toItem(tokenFacts: TokenFacts, row: MirrorTransaction, owner: string): Promise<HistoryItem> {
  const feeRaw = readOwnFee(row, owner)
  const native = sumOf(row.transfers, owner) + (feeRaw ?? 0n)
  const tokenIds = [...new Set(row.token_transfers?.map((move) => move.token_id))]
  const tokens = await Promise.all(
    tokenIds.map((tokenId) => toTokenChange(tokenFacts, { row, owner, tokenId })),
  )
  const nativeChange: BalanceChange = { token: 'native', ...hedera.native, amountRaw: native }
  return {
    // What a transaction caused has its id too, and only its time is its own.
    transactionId: row.nonce ? row.consensus_timestamp : row.transaction_id,
    atMs: toMs(row.consensus_timestamp),
    succeeded: row.result === 'SUCCESS',
    feeRaw,
    changes: [nativeChange, ...tokens].filter((change) => change.amountRaw !== 0n),
    counterparty: findCounterparty(row, owner),
  }
}

/**
 * Who sends it pays the whole fee. Only a transaction that came through a relay has two payers: the relay pays its
 * part, the signer the rest.
 */
function readOwnFee(row: MirrorTransaction, owner: string): bigint | null {
  const payer = row.transaction_id.split('-')[0] ?? ''
  if (payer === owner) return row.charged_tx_fee
  const own = sumOf(row.transfers, owner)
  if (row.name !== 'ETHEREUMTRANSACTION' || own >= 0n) return null
  const paidByRelay = -sumOf(row.transfers, payer)
  return row.charged_tx_fee - (paidByRelay > 0n ? paidByRelay : 0n)
}

async function toTokenChange(
  tokenFacts: TokenFacts,
  change: { row: MirrorTransaction; owner: string; tokenId: string },
): Promise<BalanceChange> {
  const { row, owner, tokenId } = change
  const moves = row.token_transfers?.filter((move) => move.token_id === tokenId) ?? []
  const facts = await tokenFacts(tokenId)
  return {
    token: tokenId,
    symbol: facts?.symbol ?? null,
    decimals: facts?.decimals ?? 0,
    amountRaw: sumOf(moves, owner),
  }
}

function sumOf(moves: readonly { account: string; amount: bigint }[], account: string): bigint {
  return moves.filter((move) => move.account === account).reduce((sum, move) => sum + move.amount, 0n)
}

/** Whoever moved the most beside the owner, tokens before coins; the network's own accounts only collect fees. */
function findCounterparty(row: MirrorTransaction, owner: string): string | null {
  const isOther = (account: string) =>
    account !== owner && BigInt(account.split('.')[2] ?? 0) > NETWORK_ACCOUNTS_UP_TO
  const largest = (candidates: readonly { account: string; amount: bigint }[]) =>
    candidates
      .filter((move) => isOther(move.account))
      .toSorted((a, b) => (absolute(a.amount) > absolute(b.amount) ? -1 : 1))[0]
  return (largest(row.token_transfers ?? []) ?? largest(row.transfers))?.account ?? null
}

function absolute(amount: bigint): bigint {
  return amount < 0n ? -amount : amount
}

function toMs(consensusTimestamp: string): number {
  const [seconds = '0', nanos = '0'] = consensusTimestamp.split('.')
  return Number(seconds) * 1_000 + Math.floor(Number(nanos.padEnd(9, '0').slice(0, 9)) / 1_000_000)
}
