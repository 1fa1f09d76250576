import type { SignedStatement } from '@windhover/core/authority/proofs'
import { type CodeKey, makeCodeKey, makePasskey } from '@windhover/testkit/owner-keys'
import { grantOf, makeTestDevice, rootOf, saidNow, type TestDevice } from '@windhover/testkit/test-device'
import { codesOf, envelopeOf, policyOf, type SpeakingOwner } from './speaking-owner.ts'
import { type Telling, tellingOf } from './tell-statement.ts'

/** What of an owner's own statements the signer has heard in this round. */
export type Heard = {
  /** By their hashes. */
  readonly grant: string
  readonly envelope: string
  /** The id of a second root. */
  readonly added: string
  /** That device was lent everything. */
  readonly lent: TestDevice
  readonly usedCode: CodeKey
  /** Nobody but its owner has it. */
  readonly keptCode: CodeKey
}

export type Controls = {
  readonly by: SpeakingOwner
  readonly heard: Heard
  /** Of what was told. */
  readonly hashes: readonly string[]
  /** Takes back what was added, so that an owner of many rounds has no more keys than one of a single round. */
  readonly takeBack: () => Promise<readonly string[]>
}

const LOOSER_FROM_USD = 10_001

/** One genuine statement of every kind that is forged. They have to be heard, or refusals prove nothing. */
export async function tellControls(
  tell: (telling: Telling) => Promise<unknown>,
  by: SpeakingOwner,
  round: number,
): Promise<Controls> {
  const { owner, vaultId, root, device } = by
  const hashes: string[] = []
  const say = async (signed: SignedStatement) => {
    const telling = tellingOf(signed)
    await tell(telling)
    hashes.push(telling.hash)
    return telling.hash
  }
  const revoke = async (target: string) =>
    await say(await root.say({ ...saidNow(), kind: 'revocation', owner, target }))

  const [usedCode, keptCode] = [makeCodeKey(), makeCodeKey()]
  await say(await root.say(codesOf(owner, [usedCode.id, keptCode.id])))
  const { key, id } = makeTestDevice()
  await say(await usedCode.say({ ...saidNow(), kind: 'recovery', owner, key, name: 'Recovered' }))
  await revoke(id)
  const lent = makeTestDevice()
  const grant = await say(await root.say(grantOf({ owner, key: lent.key })))
  const second = makePasskey()
  await say(await root.say(rootOf({ owner, key: second.key })))
  await say(await root.say(policyOf(vaultId, LOOSER_FROM_USD + round)))
  const envelope = await say(await device.say(envelopeOf(vaultId)))
  return {
    by,
    heard: { grant, envelope, added: second.id, lent, usedCode, keptCode },
    hashes: [...hashes],
    takeBack: async () => [await revoke(grant), await revoke(second.id)],
  }
}
