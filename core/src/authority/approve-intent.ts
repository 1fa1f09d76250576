import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonicalIntent, type Intent } from '../transactions/intent.ts'
import { APPROVAL_LIFE_MAX_MS, type StatementOf } from './statements.ts'

/** Of everything that an approval approves. */
export function hashIntent(intent: Intent): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalIntent(intent))))
}

/** No two statements are the same, whatever they say. */
export function newNonce(): string {
  return bytesToHex(randomBytes(16))
}

/** What a press on a button says, before it is signed. */
export function approvalOf(intent: Intent, nowMs: number): StatementOf<'approval'> {
  const bounds = { at: nowMs, expiresAt: nowMs + APPROVAL_LIFE_MAX_MS, nonce: newNonce() }
  return { kind: 'approval', version: 1, vaultId: intent.vaultId, intentHash: hashIntent(intent), ...bounds }
}
