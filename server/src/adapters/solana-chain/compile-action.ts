import { randomInt } from 'node:crypto'
import {
  type Address,
  appendTransactionMessageInstructions,
  compileTransaction,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  type Instruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import {
  getSetComputeUnitLimitInstruction,
  getSetComputeUnitPriceInstruction,
} from '@solana-program/compute-budget'
import type { SolanaAction } from '../../ports/chain.ts'
import type { SolanaNode } from './client.ts'

/** Beyond this a crowded moment would cost more than waiting. */
const PRICE_MAX_MICRO_LAMPORTS = 1_000_000n

/**
 * Two equal orders within one blockhash would be the same bytes, so the chain would take the second for a repetition of
 * the first and move nothing. A few units of compute and a fraction of a lamport tell them apart.
 */
const MARKS = 1_024

/** A transaction with empty signature slots that lives as long as the newest confirmed blockhash. */
export async function compileAction(
  node: SolanaNode,
  plan: { feePayer: Address; instructions: readonly Instruction[]; computeUnits: number },
): Promise<SolanaAction> {
  const [{ value: lifetime }, price] = await Promise.all([
    node.ask(node.rpc.getLatestBlockhash({ commitment: 'confirmed' })),
    suggestPrice(node),
  ])
  const budget = [
    getSetComputeUnitLimitInstruction({ units: plan.computeUnits + randomInt(MARKS) }),
    getSetComputeUnitPriceInstruction({ microLamports: price + BigInt(randomInt(MARKS)) }),
  ]
  const transaction = pipe(
    createTransactionMessage({ version: 0 }),
    (message) => setTransactionMessageFeePayer(plan.feePayer, message),
    (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
    (message) => appendTransactionMessageInstructions([...budget, ...plan.instructions], message),
    compileTransaction,
  )
  return {
    chain: 'solana',
    transactionBase64: getBase64EncodedWireTransaction(transaction),
    feePayer: plan.feePayer,
    lastValidBlockHeight: lifetime.lastValidBlockHeight,
    blockhash: lifetime.blockhash,
  }
}

/** What three of four recent transactions paid at most; nothing where nobody pays. */
async function suggestPrice(node: SolanaNode): Promise<bigint> {
  const recent = await node.ask(node.rpc.getRecentPrioritizationFees())
  const paid = recent
    .map((row) => BigInt(row.prioritizationFee))
    .toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const price = paid[Math.floor(paid.length * 0.75)] ?? 0n
  return price > PRICE_MAX_MICRO_LAMPORTS ? PRICE_MAX_MICRO_LAMPORTS : price
}
