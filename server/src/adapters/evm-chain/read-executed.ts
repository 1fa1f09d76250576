import { CHAINS } from '@windhover/core/chains/all-chains'
import { type Address, getAddress } from 'viem'
import { z } from 'zod'
import { requireEvmAddress } from '../../platform/evm/evm-address.ts'
import type { EvmNode } from '../../platform/evm/evm-node.ts'
import { hexText, quantity } from '../../platform/evm/evm-shapes.ts'
import type { BalanceChange } from '../../ports/chain.ts'
import { readCoinMoves } from './read-coin-moves.ts'
import { readTransferLog } from './simulate-action.ts'
import type { TokenFacts } from './token-facts.ts'

const sent = z
  .object({ from: z.string(), to: z.string().nullable(), value: quantity, input: hexText })
  .nullable()
const receipt = z
  .object({
    status: quantity,
    gasUsed: quantity,
    effectiveGasPrice: quantity,
    blockNumber: quantity,
    logs: z.array(z.object({ address: z.string(), topics: z.array(hexText), data: hexText })),
  })
  .nullable()

type Receipt = NonNullable<z.output<typeof receipt>>
type Sent = NonNullable<z.output<typeof sent>>

/** From the receipt: the coin sent along, the fee, and every token transfer it reports. */
export async function readEvmExecuted(
  parts: { node: EvmNode; tokenFacts: TokenFacts },
  request: { owner: string; transactionId: string },
): Promise<readonly BalanceChange[] | null> {
  const { node } = parts
  const owner = requireEvmAddress(request.owner, node.chain)
  const params = [request.transactionId]
  const [transaction, landed] = await Promise.all([
    node.ask({ method: 'eth_getTransactionByHash', params }, sent),
    node.ask({ method: 'eth_getTransactionReceipt', params }, receipt),
  ])
  if (transaction === null || landed === null) return null
  const coins = await sumCoins(node, { transaction, landed, owner, transactionId: request.transactionId })
  const sums = sumLogs(landed, owner).set('native', coins)
  const changed = [...sums].filter(([, amountRaw]) => amountRaw !== 0n)
  return await Promise.all(
    changed.map(async ([token, amountRaw]) => {
      const facts = token === 'native' ? CHAINS[node.chain].native : await parts.tokenFacts(getAddress(token))
      return { token, symbol: facts.symbol, decimals: facts.decimals, amountRaw }
    }),
  )
}

type Landing = { transaction: Sent; landed: Receipt; owner: Address; transactionId: string }

/** The fee in it, where the owner is who sent it. */
async function sumCoins(node: EvmNode, landing: Landing): Promise<bigint> {
  const { transaction, landed, owner, transactionId } = landing
  const isSender = getAddress(transaction.from) === owner
  const feeWei = isSender ? landed.gasUsed * landed.effectiveGasPrice : 0n
  if (landed.status !== 1n) return -feeWei
  const { blockNumber } = landed
  const movedWei =
    transaction.input === '0x'
      ? sumPlain(transaction, owner)
      : await readCoinMoves(node, { transactionId, owner, blockNumber })
  return movedWei - feeWei
}

function sumPlain({ from, to, value }: Sent, owner: Address): bigint {
  const got = to !== null && getAddress(to) === owner ? value : 0n
  return got - (getAddress(from) === owner ? value : 0n)
}

function sumLogs(landed: Receipt, owner: Address): Map<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const log of landed.logs) {
    const transfer = readTransferLog(log)
    if (transfer === null) continue
    const token = getAddress(log.address)
    const got = transfer.to === owner ? transfer.value : 0n
    const gave = transfer.from === owner ? transfer.value : 0n
    sums.set(token, (sums.get(token) ?? 0n) + got - gave)
  }
  return sums
}
