import { type Hash, isHash, parseTransaction, toHex } from 'viem'
import { formatConsensusTime } from '../../chains/hedera/consensus-time.ts'
import type { HederaChain } from '../../chains/hedera/hedera-chain.ts'
import { HEDERA_CHAIN_ID } from '../../chains/hedera/hedera-entities.ts'
import type { LedgerRecord } from '../../chains/hedera/ledger-record.ts'
import { GAS_PRICE_TINYBAR } from '../../chains/hedera/units.ts'
import { describeTransactions } from './describe-transactions.ts'

/** By the hash of the signed bytes or by transaction id; null where it has not been seen. */
export async function describeResult(chain: HederaChain, id: string) {
  const record = id.includes('-')
    ? byTransactionId(chain, id)
    : byHash(chain, id.startsWith('0x') ? id : `0x${id}`)
  if (!record) return null
  const hash = chain.relayed.byNodeHash(record.nodeHash)?.hash ?? record.nodeHash
  const receipt = await chain.node.getTransactionReceipt({ hash: record.nodeHash }).catch(() => null)
  const logs = (receipt?.logs ?? []).map((log, index) => ({
    address: log.address.toLowerCase(),
    bloom: '0x',
    contract_id: chain.accountId(log.address),
    data: log.data,
    index,
    topics: log.topics,
  }))
  return {
    access_list: '0x',
    address: record.to?.toLowerCase() ?? '0x',
    amount: BigInt(record.valueTinybar),
    block_gas_used: BigInt(record.gasUsed),
    block_hash: record.blockHash,
    block_number: record.blockNumber,
    bloom: receipt?.logsBloom ?? '0x',
    call_result: '0x',
    chain_id: toHex(HEDERA_CHAIN_ID),
    contract_id: record.to === null ? null : chain.accountId(record.to),
    created_contract_ids: [],
    error_message: record.isSuccess ? null : '0x',
    failed_initcode: null,
    from: record.from.toLowerCase(),
    function_parameters: record.input,
    gas_consumed: BigInt(record.gasUsed),
    gas_limit: BigInt(record.gasLimit),
    gas_price: toHex(GAS_PRICE_TINYBAR),
    gas_used: BigInt(record.gasUsed),
    hash,
    logs,
    nonce: record.nonce,
    result: record.isSuccess ? 'SUCCESS' : 'CONTRACT_REVERT_EXECUTED',
    state_changes: [],
    status: record.isSuccess ? '0x1' : '0x0',
    timestamp: formatConsensusTime(BigInt(record.consensusNs)),
    to: record.to?.toLowerCase() ?? null,
    transaction_index: receipt?.transactionIndex ?? 0,
    ...signedPart(chain, record),
  }
}

function signedPart(chain: HederaChain, record: LedgerRecord) {
  const row = chain.relayed.byNodeHash(record.nodeHash)
  const empty = {
    max_fee_per_gas: '0x',
    max_priority_fee_per_gas: '0x',
    r: null,
    s: null,
    type: null,
    v: null,
  }
  if (!row) return empty
  const parsed = parseTransaction(row.raw)
  const signature = 'r' in parsed ? { r: parsed.r ?? null, s: parsed.s ?? null, v: parsed.yParity ?? 0 } : {}
  if (parsed.type !== 'eip1559') return { ...empty, ...signature, type: parsed.type === 'eip2930' ? 1 : 0 }
  const fees = {
    max_fee_per_gas: toHex(parsed.maxFeePerGas ?? 0n),
    max_priority_fee_per_gas: toHex(parsed.maxPriorityFeePerGas ?? 0n),
  }
  return { ...empty, ...fees, ...signature, type: 2 }
}

function byHash(chain: HederaChain, text: string): LedgerRecord | null {
  const hash = text.toLowerCase()
  if (!isHash(hash)) return null
  const nodeHash: Hash = chain.relayed.byHash(hash)?.nodeHash ?? hash
  return chain.ledger.byNodeHash(nodeHash)
}

function byTransactionId(chain: HederaChain, id: string): LedgerRecord | null {
  const isSame = (record: LedgerRecord) =>
    describeTransactions(chain, record).some(({ wire }) => wire.transaction_id === id)
  return chain.ledger.records().find(isSame) ?? null
}
