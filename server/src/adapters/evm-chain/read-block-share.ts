import { type Address, isAddressEqual } from 'viem'
import { z } from 'zod'
import type { EvmNode } from '../../platform/evm/evm-node.ts'
import { addressText, hexText, quantity } from '../../platform/evm/evm-shapes.ts'

const transaction = z.object({
  hash: hexText,
  from: addressText,
  to: addressText.nullable(),
  value: quantity,
  input: hexText,
})
const block = z.object({ transactions: z.array(transaction) })
const receipt = z.object({ status: quantity, gasUsed: quantity, effectiveGasPrice: quantity })
type Transaction = z.output<typeof transaction>

export type OwnTransaction = {
  readonly transactionId: string
  readonly owner: Address
  readonly blockNumber: bigint
}

/**
 * What one transaction of a block moved of the owner's coin, its fee left out, from balances alone: what the block
 * changed, less what every other transaction of the owner in it says of itself. After a reorganisation several of one
 * vault share a block. Coins that came without a transaction saying so belong to the first call of a contract among
 * them, so that their sum is always what the chain did.
 */
export async function readBlockShare(node: EvmNode, question: OwnTransaction): Promise<bigint> {
  const { owner, blockNumber, transactionId } = question
  const at = (number: bigint) =>
    node.ask({ method: 'eth_getBalance', params: [owner, toHex(number)] }, quantity)
  const [before, after, { transactions }] = await Promise.all([
    at(blockNumber - 1n),
    at(blockNumber),
    node.ask({ method: 'eth_getBlockByNumber', params: [toHex(blockNumber), true] }, block),
  ])
  const said = await Promise.all(
    transactions.filter((each) => isOf(owner, each)).map((each) => readSaid(node, owner, each)),
  )
  const known = said.reduce((sum, { movedWei, feeWei }) => sum + movedWei - feeWei, 0n)
  const unsaid = after - before - known
  const own = said.find(({ hash }) => hash === transactionId.toLowerCase())
  const firstCall = said.find(({ isCall }) => isCall)
  return (own?.movedWei ?? 0n) + (own !== undefined && own === firstCall ? unsaid : 0n)
}

async function readSaid(node: EvmNode, owner: Address, each: Transaction) {
  const params = [each.hash]
  const landed = await node.ask({ method: 'eth_getTransactionReceipt', params }, receipt)
  const isSender = isAddressEqual(each.from, owner)
  const got = each.to !== null && isAddressEqual(each.to, owner) ? each.value : 0n
  const gave = isSender ? each.value : 0n
  return {
    hash: each.hash.toLowerCase(),
    isCall: isSender && each.input !== '0x',
    movedWei: landed.status === 1n ? got - gave : 0n,
    feeWei: isSender ? landed.gasUsed * landed.effectiveGasPrice : 0n,
  }
}

function isOf(owner: Address, { from, to }: Transaction): boolean {
  return isAddressEqual(from, owner) || (to !== null && isAddressEqual(to, owner))
}

function toHex(value: bigint): string {
  return `0x${value.toString(16)}`
}
