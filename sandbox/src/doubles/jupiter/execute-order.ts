import {
  getBase58Decoder,
  getPublicKeyFromAddress,
  getTransactionDecoder,
  isAddress,
  signatureBytes,
  type Transaction,
  verifySignature,
} from '@solana/kit'
import { reasonOf } from '@windhover/core/errors/reason-of'
import type { World } from '../../world/world.ts'
import { EXECUTE_CODES, type ExecuteAnswer, failed, succeeded } from './execute-answer.ts'
import type { OpenOrder, OrderBook } from './order-book.ts'
import type { ExecuteBody } from './order-query.ts'
import { findLanded, readFilled } from './read-filled.ts'

export type Execution = {
  readonly world: World
  readonly orders: OrderBook
  readonly body: ExecuteBody
  readonly subject: string
}

export async function executeOrder(execution: Execution): Promise<ExecuteAnswer> {
  const { orders, body } = execution
  const order = orders.find(body.requestId)
  if (!order) return failed(EXECUTE_CODES.missingOrder, 'Order not found, it might have expired')
  const wire = Buffer.from(body.signedTransaction, 'base64')
  const transaction = decode(wire)
  if (!transaction) return failed(EXECUTE_CODES.invalidTransaction, 'Invalid signed transaction')
  if (Buffer.compare(new Uint8Array(transaction.messageBytes), order.messageBytes) !== 0) {
    return failed(EXECUTE_CODES.otherMessage, 'Invalid message bytes')
  }
  if (!(await isFullySigned(transaction))) {
    return failed(EXECUTE_CODES.notSigned, 'Transaction is not fully signed')
  }
  return order.execution ?? land(execution, order, new Uint8Array(wire))
}

function decode(wire: Uint8Array): Transaction | null {
  try {
    return getTransactionDecoder().decode(wire)
  } catch {
    return null
  }
}

async function isFullySigned(transaction: Transaction): Promise<boolean> {
  const checks = Object.entries(transaction.signatures).map(async ([signer, signature]) => {
    if (!signature || !isAddress(signer)) return false
    const key = await getPublicKeyFromAddress(signer)
    return verifySignature(key, signatureBytes(new Uint8Array(signature)), transaction.messageBytes)
  })
  return (await Promise.all(checks)).every(Boolean)
}

/** Whoever asks while it is under way, or after it reached the chain, gets this one's answer. */
function land(execution: Execution, order: OpenOrder, wire: Uint8Array): Promise<ExecuteAnswer> {
  const late = findLateness(execution, order)
  if (late) return Promise.resolve(late)
  const landing = sendOnce(execution, order, wire)
  order.execution = landing
  void landing.then((answer) => {
    if (answer.status === 'Failed' && answer.signature === undefined) order.execution = null
  })
  return landing
}

function findLateness({ world, body }: Execution, order: OpenOrder): ExecuteAnswer | null {
  const isOtherHeight =
    body.lastValidBlockHeight !== undefined &&
    BigInt(body.lastValidBlockHeight) !== order.lastValidBlockHeight
  if (isOtherHeight || world.solana.blockHeight() > order.lastValidBlockHeight) {
    return failed(EXECUTE_CODES.blockHeight, 'Invalid block height')
  }
  const isExpired = order.expiresAtMs !== null && Date.now() > order.expiresAtMs
  return isExpired ? failed(EXECUTE_CODES.quoteExpired, 'Quote expired') : null
}

async function sendOnce(execution: Execution, order: OpenOrder, wire: Uint8Array): Promise<ExecuteAnswer> {
  const { world, subject } = execution
  const isTwice = world.faults.strike('jupiter', 'duplicate', subject) !== null
  const signature = signatureOf(wire)
  try {
    await world.solana.send(wire)
    if (isTwice) await world.solana.send(wire).catch(() => undefined)
  } catch (error) {
    // Somebody may have sent the same bytes to a node of the chain: then the order is filled all the same.
    if (!findLanded(world.solana, order.taker, signature)?.succeeded) return describeUnlanded(order, error)
  }
  return succeeded(order, { signature, ...readFilled(world.solana, order, signature) })
}

function describeUnlanded(order: OpenOrder, error: unknown): ExecuteAnswer {
  const code = order.router === 'jupiterz' ? EXECUTE_CODES.makerNotLanded : EXECUTE_CODES.notLanded
  return failed(code, reasonOf(error))
}

/** A transaction is known by its first signature, which follows the count of signatures. */
function signatureOf(wire: Uint8Array): string {
  return getBase58Decoder().decode(wire.subarray(1, 65))
}
