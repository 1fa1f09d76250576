import {
  type Address,
  type Hex,
  hexToBigInt,
  isAddressEqual,
  type Log,
  parseAbiItem,
  zeroAddress,
} from 'viem'
import { z } from 'zod'
import type { EvmChain } from '../../chains/evm/evm-chain.ts'
import { type IndexedTransfer, positionOf, type TransferCategory } from './transfer-index.ts'

const TRANSFER = parseAbiItem('event Transfer(address indexed from, address indexed to, uint256 value)')
const FIRST_LOG = 10_000

const address = z.custom<Address>((value) => typeof value === 'string' && value.startsWith('0x'))
const trace = z.looseObject({
  type: z.string(),
  error: z.string().optional(),
  traceAddress: z.array(z.number()),
  action: z.looseObject({
    callType: z.string().optional(),
    from: address.optional(),
    to: address.optional(),
    value: z.custom<Hex>((value) => typeof value === 'string').optional(),
  }),
})

export type BlockReader = {
  readonly chain: EvmChain
  /** The world's own: contracts, the treasury, nobody. Moves among them are no one's history. */
  readonly isHouse: (address: Address) => Promise<boolean>
}

type Block = Awaited<ReturnType<typeof getFullBlock>>
type Transaction = Block['transactions'][number]

export function getFullBlock(chain: EvmChain, number: number) {
  return chain.node.getBlock({ blockNumber: BigInt(number), includeTransactions: true })
}

export function getTransferLogs(chain: EvmChain, range: { from: number; to: number }) {
  return chain.node.getLogs({ event: TRANSFER, fromBlock: BigInt(range.from), toBlock: BigInt(range.to) })
}

export type TransferLog = Log<bigint, number, false, typeof TRANSFER>

/** Every move of value in a block that has somebody outside the practice world on one side, in the order of the chain. */
export async function readBlock(
  reader: BlockReader,
  block: Block,
  logs: readonly TransferLog[],
): Promise<readonly IndexedTransfer[]> {
  const atSec = Number(block.timestamp)
  const native = await Promise.all(block.transactions.map((each) => readTransaction(reader, each, atSec)))
  const tokens = await Promise.all(logs.map((log) => readLog(reader, log, atSec)))
  return [...native.flat(), ...tokens.flat()].toSorted((one, other) =>
    one.position < other.position ? -1 : 1,
  )
}

async function readLog(
  reader: BlockReader,
  log: TransferLog,
  atSec: number,
): Promise<readonly IndexedTransfer[]> {
  const { from, to, value } = log.args
  // The same event with a third indexed field belongs to another standard.
  if (from === undefined || to === undefined || value === undefined || log.topics.length !== 3) return []
  if (await isInHouse(reader, from, to)) return []
  return [
    transferOf({
      category: 'erc20',
      name: `log:${log.logIndex}`,
      hash: log.transactionHash,
      place: {
        block: Number(log.blockNumber),
        transaction: log.transactionIndex,
        ordinal: FIRST_LOG + log.logIndex,
      },
      from,
      to,
      token: log.address,
      value,
      atSec,
    }),
  ]
}

async function readTransaction(
  reader: BlockReader,
  transaction: Transaction,
  atSec: number,
): Promise<readonly IndexedTransfer[]> {
  const { hash, from, to, value, blockNumber, transactionIndex } = transaction
  if (to === null) return []
  const concernsNobody = (await isInHouse(reader, from, to)) && !(await mayPayOut(reader, transaction))
  if (concernsNobody) return []
  const receipt = await reader.chain.node.getTransactionReceipt({ hash })
  if (receipt.status !== 'success') return []
  const place = { block: Number(blockNumber), transaction: transactionIndex }
  const outer = transferOf({
    category: 'external',
    name: 'external',
    hash,
    place: { ...place, ordinal: 0 },
    from,
    to,
    token: null,
    value,
    atSec,
  })
  const isOutside = !(await isInHouse(reader, from, to))
  return [...(isOutside ? [outer] : []), ...(await readTraces(reader, transaction, atSec))]
}

/** A call with value from the practice world to a contract can end as native coin at somebody's. */
async function mayPayOut({ chain }: BlockReader, { from, value, input }: Transaction): Promise<boolean> {
  return isAddressEqual(from, chain.treasury) && value > 0n && input !== '0x'
}

async function readTraces(
  reader: BlockReader,
  transaction: Transaction,
  atSec: number,
): Promise<readonly IndexedTransfer[]> {
  const { hash, input, blockNumber, transactionIndex } = transaction
  if (input === '0x') return []
  const answer: unknown = await reader.chain.node
    .request({ method: 'trace_transaction' as never, params: [hash] as never })
    .catch(() => [])
  const found: IndexedTransfer[] = []
  for (const [index, each] of z.array(trace).parse(answer).entries()) {
    const { callType, from, to, value } = each.action
    const moves = each.type === 'call' && callType === 'call' && each.error === undefined
    if (!moves || each.traceAddress.length === 0 || !from || !to || !value || hexToBigInt(value) === 0n)
      continue
    if (await isInHouse(reader, from, to)) continue
    found.push(
      transferOf({
        category: 'internal',
        name: `internal:${each.traceAddress.join('_')}`,
        hash,
        place: { block: Number(blockNumber), transaction: transactionIndex, ordinal: 1 + index },
        from,
        to,
        token: null,
        value: hexToBigInt(value),
        atSec,
      }),
    )
  }
  return found
}

async function isInHouse({ isHouse }: BlockReader, from: Address, to: Address): Promise<boolean> {
  return (await isHouse(from)) && (await isHouse(to))
}

type Move = {
  readonly category: TransferCategory
  readonly name: string
  readonly hash: Hex
  readonly place: { readonly block: number; readonly transaction: number; readonly ordinal: number }
  readonly from: Address
  readonly to: Address
  readonly token: Address | null
  readonly value: bigint
  readonly atSec: number
}

function transferOf(move: Move): IndexedTransfer {
  return {
    uniqueId: `${move.hash}:${move.name}`,
    category: move.category,
    block: move.place.block,
    position: positionOf(move.place),
    hash: move.hash,
    from: lower(move.from),
    to: lower(move.to),
    token: move.token && lower(move.token),
    valueRaw: move.value.toString(),
    atSec: move.atSec,
  }
}

export function lower(text: Address): Address {
  return text.toLowerCase() as Address
}

export function houseOf(chain: EvmChain): BlockReader['isHouse'] {
  const known = new Map<Address, boolean>([
    [zeroAddress, true],
    [lower(chain.treasury), true],
  ])
  return async (asked) => {
    const key = lower(asked)
    const answer = known.get(key)
    if (answer !== undefined) return answer
    const code = await chain.node.getCode({ address: asked })
    // A wallet that hands its calls to a contract (EIP-7702) has code too, but stays somebody's.
    const isContract = code !== undefined && !code.startsWith('0xef0100')
    if (known.size > 20_000) known.clear()
    known.set(key, isContract)
    return isContract
  }
}
