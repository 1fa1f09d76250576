import type { Statement } from '@windhover/core/authority/statements'
import { getPasskey } from './get-passkey.ts'
import type { JsonObject } from './webauthn-json.ts'

/** A passkey signs the hash of a statement: with it everything the statement says. */
export async function askPasskey(
  statement: Statement,
  { options, signal }: { options: JsonObject; signal?: AbortSignal },
): Promise<JsonObject> {
  const { challengeOf } = await import('../../../lib/authority/say-as-owner.ts')
  const challenge = await challengeOf(statement)
  return await getPasskey({ ...options, challenge }, signal)
}
