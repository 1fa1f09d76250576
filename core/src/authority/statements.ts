import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { vaultId } from '../vaults/contract.ts'
import { canonicalJson } from './canonical-json.ts'
import { grantedKey, rootKey } from './keys.ts'
import { sha256Hex } from './sha256-hex.ts'
import type { World } from './world.ts'

/**
 * What owners and their devices say, and the signer believes nothing else. From the root down to the bytes of a
 * payment: a root lends a device a grant, the device approves an intent, the signer signs its bytes.
 */

export const GRANT_LIFE_MAX_MS = 30 * 24 * 60 * 60_000
export const APPROVAL_LIFE_MAX_MS = 60_000
export const ENVELOPE_LIFE_MAX_MS = 366 * 24 * 60 * 60_000
export const RECOVERY_DELAY_MS = 72 * 60 * 60_000

export const SCOPES = ['trade', 'transfer', 'liquidity', 'launch', 'order', 'pay'] as const
export type Scope = (typeof SCOPES)[number]

const moment = z.int().positive()
/** 16 random bytes. Where somebody signs in, the server chose it. */
const nonce = z.string().regex(/^[0-9a-f]{32}$/)
const name = z.string().min(1).max(60)
const wholeUsd = z.int().min(1).max(10_000_000)
const wholeCents = z.int().min(1).max(1_000_000_000)
const rawAmount = z.string().regex(/^[1-9]\d{0,77}$/)
/** The hash of the statement by which the owner's first root was enrolled. */
const ownerId = sha256Hex
const version = z.literal(1)

const powers = {
  vaults: z.union([z.literal('all'), z.array(vaultId).min(1).max(100)]),
  scopes: z.array(z.enum(SCOPES)).min(1).max(SCOPES.length),
  perTransactionUsd: wholeUsd,
  perDayUsd: wholeUsd,
  /** A recipient who was never paid needs the root's own approval. */
  knownRecipientsOnly: z.boolean(),
  expiresAt: moment,
}
export const grantPowers = z.strictObject(powers)
export type GrantPowers = z.infer<typeof grantPowers>

export const statementNonce = nonce

/** Adds a root. The first one of an owner names no owner; every later one is signed by a living root. */
export const rootStatement = z.strictObject({
  kind: z.literal('root'),
  version,
  owner: ownerId.nullable(),
  key: rootKey,
  name,
  /** The device that owned the vaults until now and keeps these powers; null where nobody steps back. */
  demotes: z.strictObject({ keyId: sha256Hex, powers: grantPowers }).nullable(),
  at: moment,
  nonce,
})

/** A root lends a key some of its powers, for a while. */
export const grantStatement = z.strictObject({
  kind: z.literal('grant'),
  version,
  /** Null where somebody signs in: a passkey says whose it is only by signing. */
  owner: ownerId.nullable(),
  key: grantedKey,
  name,
  ...powers,
  at: moment,
  nonce,
})

/** Agrees to one intent, under a grant. */
export const approvalStatement = z.strictObject({
  kind: z.literal('approval'),
  version,
  vaultId,
  intentHash: sha256Hex,
  at: moment,
  expiresAt: moment,
  nonce,
})

/** Agrees to one intent as the owner, where a grant does not reach. */
export const rootApprovalStatement = z.strictObject({
  ...approvalStatement.shape,
  kind: z.literal('root-approval'),
})

/** Allows trades that wait for their price: what may be sold, for at least how much, how often, until when. */
export const envelopeStatement = z.strictObject({
  kind: z.literal('envelope'),
  version,
  vaultId,
  chain: z.enum(['solana', 'ethereum', 'bsc', 'hedera']),
  sellToken: z.string().min(1).max(80),
  buyToken: z.string().min(1).max(80),
  totalSellRaw: rawAmount,
  /** At least `buyRaw` for every `sellRaw`, compared without rounding. */
  worstPrice: z.strictObject({ sellRaw: rawAmount, buyRaw: rawAmount }),
  executionsMax: z.int().min(1).max(10_000),
  /** The most that the operator may take each time, in the native coin. */
  feeMaxRaw: z.string().regex(/^(0|[1-9]\d{0,77})$/),
  at: moment,
  expiresAt: moment,
  nonce,
})
export type Envelope = z.infer<typeof envelopeStatement>

/** Ends a root, a grant or an envelope, by its id, a recovery that is under way, or all that a key was lent. */
export const revocationStatement = z.strictObject({
  kind: z.literal('revocation'),
  version,
  owner: ownerId,
  target: sha256Hex,
  at: moment,
  nonce,
})

/** Hashes of the public keys that come of codes, which can start a recovery. They replace all earlier ones. */
export const recoveryCodesStatement = z.strictObject({
  kind: z.literal('recovery-codes'),
  version,
  owner: ownerId,
  hashes: z.array(sha256Hex).max(20),
  at: moment,
  nonce,
})

/** A new root for somebody who lost all of them, signed by a code's key. It lives after a delay, unless a root revokes it. */
export const recoveryStatement = z.strictObject({
  kind: z.literal('recovery'),
  version,
  owner: ownerId,
  key: rootKey,
  name,
  at: moment,
  nonce,
})

/** Loosens the limits of a vault, or lifts its pause. What stays as it is, is null. */
export const policyStatement = z.strictObject({
  kind: z.literal('policy'),
  version,
  vaultId,
  perTransactionCents: wholeCents.nullable(),
  rolling24hCents: wholeCents.nullable(),
  newRecipientDelayHours: z.int().min(0).max(72).nullable(),
  isPaused: z.boolean().nullable(),
  at: moment,
  nonce,
})

export const statement = z.discriminatedUnion('kind', [
  rootStatement,
  grantStatement,
  approvalStatement,
  rootApprovalStatement,
  envelopeStatement,
  revocationStatement,
  recoveryCodesStatement,
  recoveryStatement,
  policyStatement,
])
export type Statement = z.infer<typeof statement>
export type StatementKind = Statement['kind']
export type StatementOf<Kind extends StatementKind> = Extract<Statement, { kind: Kind }>

/** What is signed. World and kind stand in front, so that nothing said in one place counts in another. */
export function statementText(world: World, said: Statement): string {
  return `windhover:${world}:${said.kind}:v${said.version}\n${canonicalJson(said)}`
}

export function statementHash(world: World, said: Statement): string {
  return bytesToHex(sha256(utf8ToBytes(statementText(world, said))))
}
