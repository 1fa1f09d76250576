import { CHAINS } from '@windhover/core/chains/all-chains'
import { type Address, decodeFunctionResult, encodeFunctionData, erc20Abi } from 'viem'
import type { EvmNode } from '../../platform/evm/evm-node.ts'
import { hexText } from '../../platform/evm/evm-shapes.ts'
import type { BoundedMap } from '../../platform/upstream/bounded-map.ts'
import type { Upstream } from '../../platform/upstream/call-upstream.ts'
import type { BalanceChange } from '../../ports/chain.ts'
import type { OrderPage, VenueOrder } from '../../ports/swap-venue.ts'
import { addressOf, tokenOf } from './known-contracts.ts'
import { type BookedOrder, ordersAnswer } from './order-shapes.ts'

const PAGE_SIZE = 15

export type TokenUnits = { readonly symbol: string; readonly decimals: number }
type Parts = {
  readonly api: Upstream
  readonly node: EvmNode
  readonly units: BoundedMap<TokenUnits>
}

/** Newest first, as the venue has them. */
export async function listOrders(
  parts: Parts,
  query: { owner: string; cursor: string | null },
): Promise<OrderPage> {
  const asked = new URLSearchParams({
    swapper: addressOf(query.owner),
    limit: `${PAGE_SIZE}`,
    ...(query.cursor === null ? {} : { cursor: query.cursor }),
  })
  const { orders, cursor } = await parts.api.get(`/orders?${asked}`, ordersAnswer)
  return {
    orders: await Promise.all(orders.map((order) => describeOrder(parts, order))),
    nextCursor: cursor ?? null,
  }
}

async function describeOrder(parts: Parts, order: BookedOrder): Promise<VenueOrder> {
  const { orderId, orderStatus, txHash, createdAt, input, outputs, settledAmounts } = order
  const settled = settledAmounts?.[0]
  const output = outputs?.[0]
  const sold = settled
    ? { token: settled.tokenIn, amountRaw: settled.amountIn }
    : input && { token: input.token, amountRaw: input.startAmount }
  const bought = settled
    ? { token: settled.tokenOut, amountRaw: settled.amountOut }
    : output && { token: output.token, amountRaw: output.startAmount }
  const [sell, buy] = await Promise.all([describeAmount(parts, sold), describeAmount(parts, bought)])
  return {
    orderId,
    status: orderStatus === 'unverified' ? 'open' : orderStatus,
    filledBy: txHash ?? null,
    createdAtMs: createdAt ? createdAt * 1_000 : null,
    sell,
    buy,
  }
}

/** Null where the token does not say what its units are: an amount without them is no amount. */
async function describeAmount(
  parts: Parts,
  amount: { token: string; amountRaw: bigint } | null | undefined,
): Promise<BalanceChange | null> {
  if (!amount) return null
  const token = tokenOf(amount.token)
  if (token === 'native') return { token, ...CHAINS.ethereum.native, amountRaw: amount.amountRaw }
  const units = await readUnits(parts, addressOf(token)).catch(() => null)
  return units && { token, ...units, amountRaw: amount.amountRaw }
}

async function readUnits({ node, units }: Parts, token: Address): Promise<TokenUnits> {
  const known = units.get(token)
  if (known !== undefined) return known
  const read = async (functionName: 'decimals' | 'symbol') => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName })
    const answer = await node.ask({ method: 'eth_call', params: [{ to: token, data }, 'latest'] }, hexText)
    return decodeFunctionResult({ abi: erc20Abi, functionName, data: answer })
  }
  const [decimals, symbol] = await Promise.all([read('decimals'), read('symbol')])
  const found = { decimals: Number(decimals), symbol: String(symbol) }
  units.set(token, found)
  return found
}
