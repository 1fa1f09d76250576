import { createHash } from 'node:crypto'
import { type Address, zeroAddress } from 'viem'
import { formatConsensusTime } from '../../chains/hedera/consensus-time.ts'
import type { HederaChain } from '../../chains/hedera/hedera-chain.ts'
import { RELAY_OPERATOR_ID } from '../../chains/hedera/hedera-entities.ts'
import type { LedgerRecord } from '../../chains/hedera/ledger-record.ts'

const NS_PER_SEC = 1_000_000_000n
/** From the start of a transaction's validity to its consensus. */
const CONSENSUS_TAKES_NS = 2n * NS_PER_SEC

type Transfer = { readonly account: string; readonly amount: bigint; readonly is_approval: boolean }
type TokenTransfer = Transfer & { readonly token_id: string }

export type MirrorTransaction = {
  readonly consensusNs: bigint
  readonly wire: Readonly<Record<string, unknown>> & {
    readonly transaction_id: string
    readonly name: string
    readonly result: string
    readonly nonce: number
    readonly transfers: readonly Transfer[]
    readonly token_transfers: readonly TokenTransfer[]
  }
}

/**
 * One record is several transactions to the mirror node, as on the main network: making an account comes before, and
 * what the token service did for the contracts comes after, each with the same id and a nonce of its own.
 */
export function describeTransactions(chain: HederaChain, record: LedgerRecord): readonly MirrorTransaction[] {
  const parentNs = BigInt(record.consensusNs)
  const base = { chain, record, parentNs }
  const made = record.created.map(({ accountId }, at) =>
    child(base, {
      at,
      step: BigInt(at - record.created.length),
      name: 'CRYPTOCREATEACCOUNT',
      entityId: accountId,
      tokens: [],
    }),
  )
  const isPlain = isTreasuryGift(chain, record)
  const moved = record.tokens.map((transfer) => describeTokenTransfer(chain, transfer))
  const parent = describeParent(base, isPlain ? moved.flat() : [])
  if (isPlain) return [...made, parent]
  const children = moved.map((tokens, at) =>
    child(base, {
      at: made.length + at,
      step: BigInt(at + 1),
      name: nameOf(record.tokens[at]),
      entityId: null,
      tokens,
    }),
  )
  return [...made, parent, ...children]
}

type Base = { readonly chain: HederaChain; readonly record: LedgerRecord; readonly parentNs: bigint }

function describeParent(
  { chain, record, parentNs }: Base,
  tokens: readonly TokenTransfer[],
): MirrorTransaction {
  const isRelayed = chain.relayed.byNodeHash(record.nodeHash) !== null
  const transfers = record.hbar.flatMap(({ address, tinybar }) => {
    const account = chain.accountId(address)
    return account === null ? [] : [{ account, amount: BigInt(tinybar), is_approval: false }]
  })
  const name = isRelayed
    ? 'ETHEREUMTRANSACTION'
    : isTreasuryGift(chain, record)
      ? 'CRYPTOTRANSFER'
      : 'CONTRACTCALL'
  return {
    consensusNs: parentNs,
    wire: {
      ...shared(chain, record),
      charged_tx_fee: BigInt(record.feeTinybar),
      consensus_timestamp: formatConsensusTime(parentNs),
      entity_id: name === 'CRYPTOTRANSFER' || record.to === null ? null : chain.accountId(record.to),
      name,
      nonce: 0,
      parent_consensus_timestamp: null,
      result: record.isSuccess ? 'SUCCESS' : 'CONTRACT_REVERT_EXECUTED',
      token_transfers: tokens,
      transfers,
    },
  }
}

type Child = {
  readonly at: number
  /** Nanoseconds from the parent. */
  readonly step: bigint
  readonly name: string
  readonly entityId: string | null
  readonly tokens: readonly TokenTransfer[]
}

function child(
  { chain, record, parentNs }: Base,
  { at, step, name, entityId, tokens }: Child,
): MirrorTransaction {
  return {
    consensusNs: parentNs + step,
    wire: {
      ...shared(chain, record),
      charged_tx_fee: 0n,
      consensus_timestamp: formatConsensusTime(parentNs + step),
      entity_id: entityId,
      name,
      nonce: at + 1,
      parent_consensus_timestamp: formatConsensusTime(parentNs),
      result: 'SUCCESS',
      token_transfers: tokens,
      transfers: [],
    },
  }
}

function shared(chain: HederaChain, record: LedgerRecord) {
  const startNs = BigInt(record.consensusNs) - CONSENSUS_TAKES_NS
  const start = formatConsensusTime(startNs)
  const isRelayed = chain.relayed.byNodeHash(record.nodeHash) !== null
  const payer = isRelayed ? RELAY_OPERATOR_ID : chain.accountId(record.from)
  return {
    batch_key: null,
    bytes: null,
    max_custom_fees: [],
    max_fee: '1000000000',
    memo_base64: '',
    nft_transfers: [],
    node: '0.0.3',
    scheduled: false,
    staking_reward_transfers: [],
    transaction_hash: createHash('sha384').update(record.nodeHash).digest('base64'),
    transaction_id: `${payer}-${start.replace('.', '-')}`,
    valid_duration_seconds: '120',
    valid_start_timestamp: start,
  }
}

function describeTokenTransfer(
  chain: HederaChain,
  { token, from, to, amountRaw }: LedgerRecord['tokens'][number],
) {
  const side = (address: Address, amount: bigint): readonly TokenTransfer[] => {
    const account = address === zeroAddress ? null : chain.accountId(address)
    const tokenId = chain.accountId(token)
    if (account === null || tokenId === null) return []
    return [{ account, amount, is_approval: false, token_id: tokenId }]
  }
  return [...side(from, -BigInt(amountRaw)), ...side(to, BigInt(amountRaw))]
}

function nameOf(transfer: LedgerRecord['tokens'][number] | undefined): string {
  if (transfer?.from === zeroAddress) return 'TOKENMINT'
  return transfer?.to === zeroAddress ? 'TOKENBURN' : 'CRYPTOTRANSFER'
}

/** What the faucet sends is an ordinary transfer, of HBAR or of one token. */
function isTreasuryGift(chain: HederaChain, { from, tokens, input }: LedgerRecord): boolean {
  return from === chain.treasury && (input === '0x' || tokens.length === 1)
}
