import { z } from 'zod'
import { chainId } from '../chains/chain-id.ts'
import { intent } from '../transactions/intent.ts'
import { vaultId } from '../vaults/contract.ts'
import { canonicalFile, canonicalJson } from './canonical-json.ts'
import { keptStatement } from './proofs.ts'
import { sha256Hex } from './sha256-hex.ts'
import { world } from './world.ts'

/**
 * Everything that shows who agreed to a payment, in one file that needs neither database nor network. Each field is
 * bound by a signature or a hash; there is one way to write the file, and nothing else may stand in it.
 */

const moment = z.int().positive()
const rawAmount = z.string().regex(/^(0|[1-9]\d{0,77})$/)
const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`))
const zeroX = (digits: string) => z.string().regex(new RegExp(`^0x[0-9a-f]${digits}$`))
const evmAddress = zeroX('{40}')
const base58 = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,90}$/)
const base64 = z.string().regex(/^[A-Za-z0-9+/]{4,2000}={0,2}$/)

/** A statement and when the signer took it, by the signer's clock. */
const accepted = z.strictObject({ acceptedAt: moment, signed: keptStatement })

/** Somebody agreed to this very intent, or to trades like it beforehand. */
const agreement = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('approval'), ...accepted.shape }),
  z.strictObject({
    by: z.literal('envelope'),
    acceptedAt: moment,
    envelope: accepted,
    /** What had been taken out of it before. */
    executions: z.int().nonnegative(),
    sellRaw: rawAmount,
  }),
])
export type Agreement = z.infer<typeof agreement>

/** Bytes that were signed for the intent: their SHA-256, and where they can land once. */
const signedSlot = z.strictObject({
  chain: chainId,
  slot: z.string().min(1).max(100),
  epoch: z.int().nonnegative(),
  step: z.int().nonnegative(),
  role: z.string().min(1).max(40),
  digest: sha256Hex,
  signedAt: moment,
  /** What left with it, in millionths of a dollar at attested prices; null where nothing does. */
  microUsd: rawAmount.nullable(),
})
export type SignedSlot = z.infer<typeof signedSlot>

/** What the signer has kept about a payment. Times, and who owns the vault, are its word; the rest proves itself. */
export const paymentRecord = z.strictObject({
  kind: z.literal('payment-record'),
  version: z.literal(1),
  world,
  vault: z.strictObject({ id: vaultId, ownerId: sha256Hex, solana: base58, evm: evmAddress }),
  intentHash: sha256Hex,
  /** The owner's, in the order in which they were accepted, from the first root on. */
  statements: z.array(accepted).min(1),
  agreements: z.array(agreement).min(1),
  slots: z.array(signedSlot).min(1),
})
export type PaymentRecord = z.infer<typeof paymentRecord>

export const signedRecord = z.strictObject({
  record: paymentRecord,
  /** The key that signs ends of the audit chain too. */
  key: hex(32),
  /** Ed25519, over `recordText`. */
  signature: hex(64),
})
export type SignedRecord = z.infer<typeof signedRecord>

export function recordText(record: PaymentRecord): string {
  return `windhover:${record.world}:${record.kind}:v${record.version}\n${canonicalJson(record)}`
}

/** In one spelling, unlike in a request: here every letter counts. */
const plainOrder = z.strictObject({
  reactor: evmAddress,
  swapper: evmAddress,
  nonce: rawAmount,
  deadline: z.int().positive(),
  cosigner: evmAddress,
  input: z.strictObject({ token: evmAddress, startAmount: rawAmount, endAmount: rawAmount }),
  outputs: z.array(
    z.strictObject({
      token: evmAddress,
      startAmount: rawAmount,
      endAmount: rawAmount,
      recipient: evmAddress,
    }),
  ),
})

const provenTransaction = z.union([
  z.strictObject({ chain: z.literal('solana'), id: base58, signedTransaction: base64 }),
  z.strictObject({
    chain: z.enum(['ethereum', 'bsc', 'hedera']),
    id: zeroX('{64}'),
    signedTransaction: zeroX('{2,40000}'),
  }),
  z.strictObject({
    chain: z.literal('ethereum'),
    id: zeroX('{64}'),
    order: plainOrder,
    signature: zeroX('{130}'),
  }),
])
export type ProvenTransaction = z.infer<typeof provenTransaction>

export const proofFile = z.strictObject({
  kind: z.literal('windhover-proof'),
  version: z.literal(1),
  signed: signedRecord,
  intent,
  transactions: z.array(provenTransaction).min(1),
})
export type ProofFile = z.infer<typeof proofFile>

/** The one way to write it. */
export function proofText(file: ProofFile): string {
  return canonicalFile(file)
}
