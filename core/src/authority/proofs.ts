import { z } from 'zod'
import { sha256Hex } from './sha256-hex.ts'
import { statement } from './statements.ts'

/** How a key shows that it made a statement. */

const base64url = z.string().regex(/^[A-Za-z0-9_-]+$/)

/** A WebAuthn assertion whose challenge is the hash of the statement. */
export const passkeyProof = z.strictObject({
  by: z.literal('passkey'),
  authenticatorData: base64url.max(2_000),
  clientDataJson: base64url.max(4_000),
  signature: base64url.max(1_400),
})
export type PasskeyProof = z.infer<typeof passkeyProof>

/** A wallet's signature over the words that a person read, see `wallet-text.ts`. */
const walletProof = z.strictObject({
  by: z.literal('wallet'),
  /** 0x-text on Ethereum, base58 on Solana. */
  signature: z.string().min(64).max(140),
})
export type WalletProof = z.infer<typeof walletProof>

/** ECDSA over P-256 and SHA-256 of the statement's text: r and s, 64 bytes. */
const deviceProof = z.strictObject({ by: z.literal('device'), signature: base64url.length(86) })
export type DeviceProof = z.infer<typeof deviceProof>

/** The API key itself: the signer hashes it and compares. */
const apiKeyProof = z.strictObject({ by: z.literal('api-key'), key: z.string().min(20).max(200) })
/** Ed25519 over the statement's text, in hex, by the key that comes of a recovery code. The code is used up by this. */
const codeProof = z.strictObject({
  by: z.literal('code'),
  publicKey: z.string().regex(/^[0-9a-f]{64}$/),
  signature: z.string().regex(/^[0-9a-f]{128}$/),
})

/** What is left of an API key once the signer has seen it: its word that it did. Nobody can speak with this. */
const seenKeyProof = z.strictObject({ by: z.literal('seen-api-key') })

const lasting = [passkeyProof, walletProof, deviceProof, codeProof] as const
const proof = z.discriminatedUnion('by', [...lasting, apiKeyProof])
const keptProof = z.discriminatedUnion('by', [...lasting, seenKeyProof])

export const signedStatement = z.strictObject({
  statement,
  /** Id of the key that speaks; of a recovery code the hash of the public key that comes of it. */
  keyId: sha256Hex,
  proof,
})
export type SignedStatement = z.infer<typeof signedStatement>

/** As it is kept and handed out: no secret that still opens anything is in it. */
export const keptStatement = signedStatement.extend({ proof: keptProof })
export type KeptStatement = z.infer<typeof keptStatement>

/** With a proof of either sort. */
export type StatementWithProof = SignedStatement | KeptStatement
