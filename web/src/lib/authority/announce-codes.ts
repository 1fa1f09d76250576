import { newNonce } from '@windhover/core/authority/approve-intent'
import { hashCodeText, recoveryCodeText } from '@windhover/core/authority/recovery-code'
import { readOwner } from './read-owner.ts'
import { sayAsOwner } from './say-as-owner.ts'
import { serverNow } from './server-time.ts'

/** The owner says which codes may begin a recovery; earlier ones no longer count. */
export async function announceCodes(codes: readonly string[]): Promise<void> {
  const { ownerId: owner } = await readOwner()
  const hashes = codes.map((code) => hashCodeText(recoveryCodeText(code)))
  const said = { kind: 'recovery-codes' as const, version: 1 as const, owner, hashes }
  await sayAsOwner({ ...said, at: serverNow(), nonce: newNonce() }, { reason: 'keys' })
}
