import { chainErrors } from '@windhover/core/chains/errors'
import { type Hex, isHex, keccak256, parseTransaction, type TransactionSerialized } from 'viem'
import { z } from 'zod'
import { toEvmChainError, whatItSaid } from './evm-errors.ts'
import type { EvmNode } from './evm-node.ts'

const KNOWN_BEFORE = /already known|already imported|known transaction|already in (the )?(mem)?pool/i

/** The id is the hash of the bytes, so it is known even when the node's answer is lost. */
export async function submitEvmTransaction(node: EvmNode, rawTransaction: string): Promise<Hex> {
  const raw = requireOwnTransaction(node, rawTransaction)
  const hash = keccak256(raw)
  try {
    await node.ask({ method: 'eth_sendRawTransaction', params: [raw] }, z.string())
    return hash
  } catch (error) {
    if (KNOWN_BEFORE.test(whatItSaid(error) ?? '')) return hash
    const translated = toEvmChainError(error, node.chain)
    // A used nonce may have been used by these very bytes.
    if (translated.code === chainErrors.nonceUsed.code && (await isKnown(node, hash))) return hash
    throw translated
  }
}

function requireOwnTransaction(node: EvmNode, text: string): Hex {
  const context = { chain: node.chain }
  if (!isHex(text)) throw chainErrors.badTransaction({ context })
  const parsed = parse(text as TransactionSerialized)
  if (parsed === null || parsed.chainId !== node.evmChainId) throw chainErrors.badTransaction({ context })
  return text
}

function parse(raw: TransactionSerialized) {
  try {
    return parseTransaction(raw)
  } catch {
    return null
  }
}

async function isKnown(node: EvmNode, hash: Hex): Promise<boolean> {
  const found = await node.ask({ method: 'eth_getTransactionByHash', params: [hash] }, z.unknown())
  return found !== null && found !== undefined
}
