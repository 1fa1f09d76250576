import { type Hex, isHash, keccak256, parseTransaction, toHex } from 'viem'
import type { RelayedBook, RelayedRow } from './relayed-book.ts'
import { GAS_PRICE_WEIBAR, WEIBAR_PER_TINYBAR } from './units.ts'

/** One object of the node's answers, as it came over the wire. */
export type WireObject = Readonly<Record<string, unknown>>

export type Answers = {
  readonly hash: (nodeHash: unknown) => unknown
  readonly transaction: (wire: WireObject) => WireObject
  readonly receipt: (wire: WireObject) => WireObject
  readonly log: (wire: WireObject) => WireObject
  readonly block: (wire: WireObject) => WireObject
}

/** Puts the node's answers into the words of the relay: hashes of the signed bytes, values in weibar. */
export function createAnswers(book: RelayedBook): Answers {
  const rowOf = (nodeHash: unknown): RelayedRow | null =>
    typeof nodeHash === 'string' && isHash(nodeHash) ? book.byNodeHash(nodeHash) : null
  const hash = (nodeHash: unknown): unknown => rowOf(nodeHash)?.hash ?? nodeHash
  const log = (wire: WireObject): WireObject => ({ ...wire, transactionHash: hash(wire.transactionHash) })
  const transaction = (wire: WireObject): WireObject => {
    const row = rowOf(wire.hash)
    return {
      ...wire,
      hash: hash(wire.hash),
      value: toWeibar(wire.value),
      gasPrice: toHex(GAS_PRICE_WEIBAR),
      ...(row ? signedFields(row.raw) : {}),
    }
  }
  const receipt = (wire: WireObject): WireObject => {
    const row = rowOf(wire.transactionHash)
    const type = row ? { type: signedFields(row.raw).type } : {}
    return {
      ...wire,
      ...type,
      transactionHash: hash(wire.transactionHash),
      effectiveGasPrice: toHex(GAS_PRICE_WEIBAR),
      logs: listOf(wire.logs).map((each) => (isWire(each) ? log(each) : each)),
    }
  }
  const block = (wire: WireObject): WireObject => ({
    ...wire,
    baseFeePerGas: toHex(GAS_PRICE_WEIBAR),
    transactions: listOf(wire.transactions).map((each) => (isWire(each) ? transaction(each) : hash(each))),
  })
  return { hash, log, transaction, receipt, block }
}

/** What only the signed bytes tell: the offered fees, the signature, the value before it was rounded to tinybar. */
function signedFields(raw: Hex): WireObject {
  const parsed = parseTransaction(raw)
  const types: Readonly<Record<string, Hex>> = { legacy: '0x0', eip2930: '0x1', eip1559: '0x2' }
  const fees =
    parsed.type === 'eip1559'
      ? {
          maxFeePerGas: toHex(parsed.maxFeePerGas ?? 0n),
          maxPriorityFeePerGas: toHex(parsed.maxPriorityFeePerGas ?? 0n),
          accessList: parsed.accessList ?? [],
        }
      : {}
  const signature =
    'r' in parsed ? { r: parsed.r, s: parsed.s, v: toHex(parsed.v ?? BigInt(parsed.yParity ?? 0)) } : {}
  return {
    hash: keccak256(raw),
    type: types[parsed.type ?? 'legacy'] ?? '0x0',
    value: toHex(parsed.value ?? 0n),
    ...fees,
    ...signature,
  }
}

export function toWeibar(tinybar: unknown): unknown {
  return typeof tinybar === 'string' ? toHex(BigInt(tinybar) * WEIBAR_PER_TINYBAR) : tinybar
}

export function isWire(value: unknown): value is WireObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
