import { CHAINS } from '@windhover/core/chains/all-chains'
import type { AppError } from '@windhover/core/errors/app-error'
import { type Address, decodeEventLog, erc20Abi, getAddress, type Hex } from 'viem'
import { z } from 'zod'
import { isMethodMissing } from '../../platform/evm/evm-errors.ts'
import type { EvmNode } from '../../platform/evm/evm-node.ts'
import { hexText, quantity } from '../../platform/evm/evm-shapes.ts'
import { readRevert } from '../../platform/evm/read-revert.ts'
import { readTokenCall, runCall } from '../../platform/evm/simulate-by-call.ts'
import type { BalanceChange, Effects, EvmAction } from '../../ports/chain.ts'
import type { TokenFacts } from './token-facts.ts'

/** Nodes report moves of the native coin as transfers of a token at this address. */
const NATIVE_COIN = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

const log = z.object({ address: z.string(), topics: z.array(hexText), data: hexText })
const run = z.object({
  status: quantity,
  gasUsed: quantity,
  returnData: hexText.optional(),
  logs: z.array(log).optional(),
  error: z.object({ message: z.string().optional(), data: z.unknown().optional() }).nullish(),
})
const answer = z.tuple([z.object({ calls: z.tuple([run]) })])
type Run = z.output<typeof run>
type Parts = { readonly node: EvmNode; readonly tokenFacts: TokenFacts }

/** Runs the action on the newest state. A node without tracing can still say whether it succeeds. */
export async function simulateEvmAction(parts: Parts, action: EvmAction): Promise<Effects> {
  try {
    return await simulateTraced(parts, action)
  } catch (error) {
    if (!isMethodMissing(error)) throw error
    return await simulateCalled(parts, action)
  }
}

async function simulateTraced(parts: Parts, action: EvmAction): Promise<Effects> {
  const { from, to, data, valueWei, gasLimit } = action
  const call = { from, to, data, value: toHex(valueWei), gas: toHex(gasLimit) }
  const params = [{ blockStateCalls: [{ calls: [call] }], traceTransfers: true, validation: false }, 'latest']
  const [{ calls }] = await parts.node.ask({ method: 'eth_simulateV1', params }, answer)
  const [result] = calls
  if (result.status !== 1n) return { succeeds: false, error: revertOf(parts.node, result) }
  return {
    succeeds: true,
    changes: await nameChanges(parts, sumTransfers(result, getAddress(from))),
    feeRaw: result.gasUsed * (await currentPrice(parts.node, action)),
    isComplete: true,
  }
}

async function simulateCalled(parts: Parts, action: EvmAction): Promise<Effects> {
  const result = await runCall(parts.node, action)
  if (!result.succeeds) return result
  const moved = action.data === '0x' ? 'nothing' : readTokenCall(action)
  const sums = new Map<string, bigint>()
  if (action.valueWei > 0n) sums.set('native', -action.valueWei)
  if (moved !== null && moved !== 'nothing') sums.set(getAddress(moved.token), moved.amountRaw)
  return {
    succeeds: true,
    changes: await nameChanges(parts, sums),
    feeRaw: action.gasLimit * (await currentPrice(parts.node, action)),
    isComplete: moved !== null,
  }
}

function sumTransfers(result: Run, owner: Address): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const each of result.logs ?? []) {
    const transfer = readTransferLog(each)
    if (transfer === null) continue
    const token = getAddress(each.address) === NATIVE_COIN ? 'native' : getAddress(each.address)
    const change =
      (transfer.to === owner ? transfer.value : 0n) - (transfer.from === owner ? transfer.value : 0n)
    sums.set(token, (sums.get(token) ?? 0n) + change)
  }
  return sums
}

export function readTransferLog(
  each: z.output<typeof log>,
): { from: Address; to: Address; value: bigint } | null {
  try {
    const topics = each.topics as [Hex, ...Hex[]]
    const event = decodeEventLog({ abi: erc20Abi, eventName: 'Transfer', topics, data: each.data })
    return event.args
  } catch {
    return null
  }
}

async function nameChanges(
  parts: Parts,
  sums: ReadonlyMap<string, bigint>,
): Promise<readonly BalanceChange[]> {
  const { native } = CHAINS[parts.node.chain]
  const changed = [...sums].filter(([, amountRaw]) => amountRaw !== 0n)
  return await Promise.all(
    changed.map(async ([token, amountRaw]) => {
      const { symbol, decimals } = token === 'native' ? native : await parts.tokenFacts(token as Address)
      return { token, symbol, decimals, amountRaw }
    }),
  )
}

/** Per gas, what the action would pay in the next block. */
async function currentPrice(node: EvmNode, action: EvmAction): Promise<bigint> {
  const price = await node.ask({ method: 'eth_gasPrice', params: [] }, quantity)
  const isCapped = price > action.maxFeePerGasWei
  return isCapped ? action.maxFeePerGasWei : price
}

function revertOf({ chain }: EvmNode, result: Run): AppError {
  const said = result.error?.message ?? 'execution reverted'
  const data = result.returnData === '0x' ? result.error?.data : result.returnData
  return readRevert({ chain, said, data })
}

function toHex(value: bigint): Hex {
  return `0x${value.toString(16)}`
}
