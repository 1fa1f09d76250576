import { newNonce } from '@windhover/core/authority/approve-intent'
import { codeKeyOf } from './code-key.ts'
import { readDomain } from './domain.ts'
import { readOwner } from './read-owner.ts'
import { sayAsOwner } from './say-as-owner.ts'
import { statementTime } from './statement-time.ts'

/** The owner says whose codes' keys may begin a recovery; earlier ones no longer count. */
export async function announceCodes(codes: readonly string[]): Promise<void> {
  const [{ ownerId: owner }, domain] = await Promise.all([readOwner(), readDomain()])
  const hashes = codes.map((code) => codeKeyOf(domain, code).id)
  const said = { kind: 'recovery-codes' as const, version: 1 as const, owner, hashes }
  await sayAsOwner({ ...said, at: statementTime(), nonce: newNonce() }, { reason: 'keys' })
}
