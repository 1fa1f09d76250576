import { randomUUID } from 'node:crypto'
import { type Hex, isAddressEqual, recoverTypedDataAddress } from 'viem'
import type { World } from '../../world/world.ts'
import { COSIGNER, cosignOrder } from './cosign-order.ts'
import {
  type CosignerData,
  DUTCH_REACTOR,
  type DutchOrder,
  decodeOrder,
  encodeOrder,
  hashOrder,
  orderTypedData,
} from './dutch-order.ts'
import { orderBookOf } from './order-book.ts'
import { fairInput, fairOutput } from './quote-dutch.ts'
import { invalidRequest } from './refusal.ts'
import type { OrderRequest } from './request-schemas.ts'
import { least, most } from './value-amounts.ts'
import { chainNowSec, findListing } from './world-chain.ts'

/** Until the decay starts the order is the chosen filler's, at the cosigned price. */
const EXCLUSIVE_SEC = 24n
const DECAY_SEC = 60n
const OVERRIDE_BPS = 100n

export type OrderReceipt = { readonly requestId: string; readonly orderId: Hex; readonly orderStatus: string }

/** The same order twice is booked once. */
export async function postOrder(world: World, request: OrderRequest): Promise<OrderReceipt> {
  const order = readOrder(request)
  const chain = world.evm.ethereum
  const nowSec = await chainNowSec(chain)
  await checkOrder(world, { order, request, nowSec })
  const orderId = hashOrder(order)
  const book = orderBookOf(world)
  if (!book.find(orderId)) {
    const cosigned = await cosignOrder(order, cosignerDataFor(world, order, nowSec), COSIGNER)
    const [output] = order.baseOutputs
    const subject = [orderId, order.info.swapper, order.baseInput.token, output?.token].join(' ')
    book.put({
      orderId,
      status: 'open',
      chainId: chain.chainId,
      swapper: order.info.swapper,
      encodedOrder: encodeOrder(cosigned),
      signature: request.signature,
      quoteId: request.quote.quoteId ?? null,
      createdAtSec: Math.floor(Date.now() / 1_000),
      isShunned: world.faults.strike('uniswap', 'expire', subject) !== null,
    })
  }
  return { requestId: randomUUID(), orderId, orderStatus: book.find(orderId)?.status ?? 'open' }
}

function readOrder(request: OrderRequest): DutchOrder {
  try {
    return decodeOrder(request.quote.encodedOrder)
  } catch {
    throw invalidRequest('"quote.encodedOrder" is not a valid order')
  }
}

type OrderCheck = { readonly order: DutchOrder; readonly request: OrderRequest; readonly nowSec: bigint }

async function checkOrder(world: World, { order, request, nowSec }: OrderCheck): Promise<void> {
  const { quote, signature } = request
  const chain = world.evm.ethereum
  if (quote.orderInfo.chainId !== chain.chainId)
    throw invalidRequest('"quote.orderInfo.chainId" is not supported')
  if (hashOrder(order) !== quote.orderId.toLowerCase())
    throw invalidRequest('"quote.orderId" does not match the order')
  if (!isAddressEqual(order.info.reactor, DUTCH_REACTOR)) throw invalidRequest('Invalid reactor')
  if (!isAddressEqual(order.cosigner, COSIGNER.address)) throw invalidRequest('Invalid cosigner')
  if (order.baseOutputs.length !== 1) throw invalidRequest('Exactly one output is supported')
  if (order.info.deadline <= nowSec) throw invalidRequest('Order deadline has passed')
  const signer = await recoverTypedDataAddress({ ...orderTypedData(order, chain.chainId), signature }).catch(
    () => null,
  )
  if (!signer || !isAddressEqual(signer, order.info.swapper)) throw invalidRequest('Invalid signature')
}

/** The price of this moment where it is better for the swapper than the one of the quote, never a worse one. */
function cosignerDataFor(world: World, order: DutchOrder, nowSec: bigint): CosignerData {
  const [output] = order.baseOutputs
  const { baseInput, info } = order
  const listingIn = findListing(world, world.evm.ethereum, baseInput.token)
  const listingOut = output && findListing(world, world.evm.ethereum, output.token)
  if (!output || !listingIn || !listingOut) throw invalidRequest('Token not supported')
  const pair = { world, listingIn, listingOut }
  const isExactInput = baseInput.startAmount === baseInput.endAmount
  const decayStartTime = least(nowSec + EXCLUSIVE_SEC, info.deadline)
  return {
    decayStartTime,
    decayEndTime: least(decayStartTime + DECAY_SEC, info.deadline),
    exclusiveFiller: world.evm.ethereum.treasury,
    exclusivityOverrideBps: OVERRIDE_BPS,
    inputAmount: isExactInput ? 0n : least(baseInput.startAmount, fairInput(pair, output.startAmount)),
    outputAmounts: [isExactInput ? most(output.startAmount, fairOutput(pair, baseInput.startAmount)) : 0n],
  }
}
