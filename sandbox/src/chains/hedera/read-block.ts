import {
  type Address,
  BlockNotFoundError,
  decodeEventLog,
  getAddress,
  type Hash,
  type Log,
  type PublicClient,
  parseAbi,
  type Transaction,
  type TransactionReceipt,
  zeroAddress,
} from 'viem'
import { z } from 'zod'
import { longZeroAddress, longZeroEntityId } from './entity-id.ts'
import { FEE_COLLECTOR_ID } from './hedera-entities.ts'
import type { LedgerRecord } from './ledger-record.ts'

const transferAbi = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 value)'])

const account = z.object({ balance: z.string().optional() })
const balanceDiff = z.object({ pre: z.record(z.string(), account), post: z.record(z.string(), account) })

export type BlockRecord = Omit<LedgerRecord, 'consensusNs' | 'created'>
export type ReadBlock = { readonly timestampSec: bigint; readonly records: readonly BlockRecord[] }

/** Transactions of a block with what they moved; those that concern nobody (`isOfInterest`) are left out. */
export async function readBlock(
  node: PublicClient,
  blockNumber: bigint,
  isOfInterest: (parties: readonly Address[]) => Promise<boolean>,
): Promise<ReadBlock> {
  const block = await node.getBlock({ blockNumber, includeTransactions: true }).catch(skipMissing)
  if (!block) return { timestampSec: 0n, records: [] }
  const records: BlockRecord[] = []
  for (const transaction of block.transactions) {
    const receipt = await node.getTransactionReceipt({ hash: transaction.hash })
    const tokens = tokenTransfers(receipt)
    const parties = [
      transaction.from,
      ...(transaction.to ? [transaction.to] : []),
      ...tokens.map((each) => each.to),
    ]
    if (!(await isOfInterest(parties.map((party) => getAddress(party))))) continue
    records.push({
      blockNumber: Number(blockNumber),
      blockHash: block.hash,
      nodeHash: transaction.hash,
      from: getAddress(transaction.from),
      to: transaction.to ? getAddress(transaction.to) : null,
      valueTinybar: `${transaction.value}`,
      feeTinybar: `${receipt.gasUsed * receipt.effectiveGasPrice}`,
      gasLimit: `${transaction.gas}`,
      gasUsed: `${receipt.gasUsed}`,
      nonce: transaction.nonce,
      input: transaction.input,
      isSuccess: receipt.status === 'success',
      hbar: await hbarChanges(node, transaction.hash).catch(() => plainChanges(transaction, receipt)),
      tokens,
    })
  }
  return { timestampSec: block.timestamp, records }
}

/** Empty blocks are not kept for ever. */
function skipMissing(error: unknown): null {
  if (error instanceof BlockNotFoundError) return null
  throw error
}

/** For a block that the node has only loaded and cannot run again. */
function plainChanges(transaction: Transaction, receipt: TransactionReceipt): LedgerRecord['hbar'] {
  const fee = receipt.gasUsed * receipt.effectiveGasPrice
  const moved = receipt.status === 'success' && transaction.to ? transaction.value : 0n
  const changes = [{ address: getAddress(transaction.from), tinybar: `${-(fee + moved)}` }]
  const collected = { address: longZeroAddress(FEE_COLLECTOR_ID), tinybar: `${fee}` }
  const received =
    moved > 0n && transaction.to ? [{ address: getAddress(transaction.to), tinybar: `${moved}` }] : []
  return [...changes, ...received, collected]
}

function tokenTransfers(receipt: TransactionReceipt): LedgerRecord['tokens'] {
  return receipt.logs.flatMap((log) => {
    const moved = longZeroEntityId(log.address) === null ? null : decodeTransfer(log)
    return moved ? [{ token: getAddress(log.address), ...moved }] : []
  })
}

function decodeTransfer(log: Log): { from: Address; to: Address; amountRaw: string } | null {
  try {
    const { args } = decodeEventLog({ abi: transferAbi, data: log.data, topics: log.topics })
    return { from: getAddress(args.from), to: getAddress(args.to), amountRaw: `${args.value}` }
  } catch {
    return null
  }
}

/** Value also moves between contracts, where no transaction and no log shows it; the node knows the balances. */
async function hbarChanges(node: PublicClient, hash: Hash): Promise<LedgerRecord['hbar']> {
  const options = { tracer: 'prestateTracer', tracerConfig: { diffMode: true } }
  const answer = await node.request({
    method: 'debug_traceTransaction' as never,
    params: [hash, options] as never,
  })
  const { pre, post } = balanceDiff.parse(answer)
  return Object.keys({ ...pre, ...post }).flatMap((key) => {
    const before = BigInt(pre[key]?.balance ?? 0)
    const after = BigInt(post[key]?.balance ?? before)
    const address = getAddress(key)
    return after === before || address === zeroAddress ? [] : [{ address, tinybar: `${after - before}` }]
  })
}
