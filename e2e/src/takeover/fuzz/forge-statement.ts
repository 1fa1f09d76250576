import { createHash } from 'node:crypto'
import type { DeviceKey } from '@windhover/core/authority/keys'
import type { PasskeyProof, SignedStatement } from '@windhover/core/authority/proofs'
import { statementHash } from '@windhover/core/authority/statements'
import { walletText } from '@windhover/core/authority/wallet-text'
import type { PolicyChange } from '@windhover/core/signing/sign-contract'
import { makeCodeKey, type OwnerKey } from '@windhover/testkit/owner-keys'
import type { PasskeyTwist } from '@windhover/testkit/software-passkey'
import { grantOf, rootOf, saidNow } from '@windhover/testkit/test-device'
import { type Draw, digest } from '../../chaos/draw.ts'
import { bendProof, otherS } from './bend-proof.ts'
import { changeStatement } from './change-statement.ts'
import { WALLET_TEXT_CHANGES } from './change-wallet-text.ts'
import {
  codesOf,
  envelopeOf,
  type Forgeable,
  type ForgedKind,
  policyOf,
  type SpeakingOwner,
  type Unsaid,
} from './speaking-owner.ts'
import type { Heard } from './tell-controls.ts'

export type StatementScene = {
  readonly draw: Draw
  readonly name: string
  readonly kind: ForgedKind
  /** Keys that no owner has ever let in; the first is the one that powers are for. */
  readonly thieves: readonly [OwnerKey<DeviceKey>, ...OwnerKey[]]
  readonly mine: Unsaid & { readonly heard: Heard }
  readonly theirs: Unsaid & { readonly heard: Heard }
}
export type Forged = {
  readonly signed: SignedStatement
  /** Of a policy: the change it is told with, where it is not its own. */
  readonly change?: PolicyChange['change']
}
type Technique = (scene: StatementScene) => Promise<Forged | null>

/** One of them after the other, whatever the kind; where one does not fit the owner's keys, a stranger speaks. */
export async function forgeStatement(scene: StatementScene, place: number): Promise<Forged> {
  const technique = TECHNIQUES[place % TECHNIQUES.length] ?? byStranger
  return (await technique(scene)) ?? (await byStranger(scene))
}

/** What the attacker would like the owner to have said. */
function wanted({ draw, kind, thieves, mine }: StatementScene): Forgeable {
  const { owner, vaultId, root, device } = mine.by
  const [{ key }] = thieves
  switch (kind) {
    case 'grant':
      return grantOf({ owner: draw.unit() < 0.2 ? null : owner, key })
    case 'root':
      return rootOf({ owner, key })
    case 'revocation': {
      const { grant, envelope, added } = mine.heard
      const target = draw.pick([root.id, device.id, grant, envelope, added])
      return { ...saidNow(), kind, owner, target }
    }
    case 'recovery-codes':
      return codesOf(owner, [thieves[0].id])
    case 'recovery':
      return { ...saidNow(), kind, owner, key, name: 'Thief' }
    case 'policy':
      return policyOf(vaultId, 9_000_000)
    case 'envelope':
      return envelopeOf(vaultId, { worstPrice: { sellRaw: '7000', buyRaw: '1' } })
  }
}

const byStranger = async (scene: StatementScene): Promise<Forged> => {
  const { draw, thieves, mine } = scene
  const thief = draw.pick(thieves)
  const signed = await thief.say(wanted(scene))
  return { signed: { ...signed, keyId: draw.pick([thief.id, mine.by.root.id, mine.by.device.id]) } }
}

const genuineOf = ({ kind, mine }: StatementScene) => mine.ofKind[kind]

const withFieldChanged: Technique = async (scene) => {
  const { draw, name, thieves, mine, theirs } = scene
  const genuine = genuineOf(scene)
  if (genuine.statement.kind === 'policy' && draw.unit() < 0.3)
    return { signed: genuine, change: { perTransactionUsd: 2_000_000 + draw.whole(0, 1_000_000) } }
  const given = { draw, name, thief: thieves[0].key, theirs: theirs.by }
  const statement = changeStatement(genuine.statement as Forgeable, given)
  const keyId = draw.pick([genuine.keyId, genuine.keyId, mine.by.root.id])
  const proof = draw.unit() < 0.2 ? otherS(genuine.proof) : genuine.proof
  return { signed: { statement, keyId, proof } }
}

const withAnotherProof: Technique = async (scene) => {
  const { draw, mine, kind } = scene
  const { [kind as 'grant']: _own, ...rest } = mine.ofKind
  const [one, ...others] = [...Object.values(rest), ...mine.others]
  if (one === undefined) return null
  const donor = draw.pick([one, ...others])
  const { nonce, at } = donor.statement
  const own = wanted(scene)
  const statement = draw.pick([own, { ...own, nonce }, { ...own, nonce, at }])
  return { signed: { statement, keyId: draw.pick([donor.keyId, mine.by.root.id]), proof: donor.proof } }
}

const withProofOfAnotherOwner: Technique = async (scene) => {
  const { draw, kind, mine, theirs } = scene
  const own = wanted(scene)
  const [signIn] = theirs.others
  const donor = theirs.ofKind[kind]
  const moved =
    'owner' in donor.statement
      ? { ...donor.statement, owner: mine.by.owner }
      : { ...donor.statement, vaultId: mine.by.vaultId }
  return {
    signed: draw.pick([
      await theirs.by.root.say(own),
      { ...(await theirs.by.root.say(own)), keyId: mine.by.root.id },
      { ...donor, statement: moved as Forgeable },
      { statement: own, keyId: mine.by.root.id, proof: donor.proof },
      // Theirs in every letter, and told as this owner's.
      kind === 'grant' && signIn !== undefined ? signIn : { ...donor, statement: own },
    ]),
  }
}

const ofAnotherWorld: Technique = async (scene) => {
  const { draw, kind, mine } = scene
  const by = kind === 'envelope' ? draw.pick([mine.by.root, mine.by.device]) : mine.by.root
  return { signed: await by.say(wanted(scene), { world: 'live' }) }
}

const withBentSignature: Technique = async (scene) => {
  const { draw, name } = scene
  const genuine = genuineOf(scene)
  return { signed: { ...genuine, proof: bendProof(draw, name, genuine.proof) } }
}

const EVIL = 'https://phishing.example'

/** The owner's own passkey, asked by another page, for another site, or without looking who presses. */
const ofAnotherPage: Technique = async (scene) => {
  const { draw, name, mine } = scene
  const { passkey } = mine.by
  if (passkey === undefined) return null
  const statement = wanted(scene)
  const challenge = Buffer.from(statementHash('practice', statement), 'hex').toString('base64url')
  const { rpId, origin } = passkey.key
  const twist = draw.pick<PasskeyTwist>([
    { origin: EVIL },
    { rpId: 'phishing.example' },
    { rpId: 'phishing.example', origin: EVIL },
    { userVerified: false },
    { challenge: digest(name).toString('base64url') },
    { challenge: Buffer.from(challenge).toString('base64url') },
  ])
  const { response } = passkey.authenticate({ challenge, rpId }, twist)
  const { authenticatorData = '', clientDataJSON = '', signature = '' } = response as Record<string, string>
  const asked: PasskeyProof = { by: 'passkey', authenticatorData, clientDataJson: clientDataJSON, signature }
  // As it was signed, or made right afterwards.
  const proof = draw.unit() < 0.5 ? asked : putRight(asked, { challenge, origin, rpId })
  return { signed: { statement, keyId: passkey.id, proof } }
}

function putRight(
  proof: PasskeyProof,
  { challenge, origin, rpId }: { challenge: string; origin: string; rpId: string },
): PasskeyProof {
  const client = {
    ...JSON.parse(Buffer.from(proof.clientDataJson, 'base64url').toString()),
    challenge,
    origin,
  }
  const data = Buffer.from(proof.authenticatorData, 'base64url')
  createHash('sha256').update(rpId).digest().copy(data)
  data[32] = (data[32] ?? 0) | 0x05
  const clientDataJson = Buffer.from(JSON.stringify(client)).toString('base64url')
  return { ...proof, clientDataJson, authenticatorData: data.toString('base64url') }
}

const withTextChanged: Technique = async (scene) => {
  const { draw, mine } = scene
  const { wallet, root } = mine.by
  if (wallet === undefined || root.key.type !== 'wallet') return null
  const statement = wanted(scene)
  const text = walletText({ world: 'practice', wallet: root.key, statement })
  const [, change] = draw.pick(WALLET_TEXT_CHANGES)
  const changed = change(text)
  if (changed === text) return null
  return {
    signed: { statement, keyId: root.id, proof: { by: 'wallet', signature: await wallet.sign(changed) } },
  }
}

/** By codes that are none of this owner's, or no longer. */
const byCode: Technique = async (scene) => {
  const { draw, mine, theirs } = scene
  const statement = wanted(scene)
  const { usedCode, keptCode } = mine.heard
  const code = draw.pick([makeCodeKey(), usedCode, theirs.heard.keptCode])
  const signed = await code.say(statement)
  const shown = await keptCode.say({ ...codesOf(mine.by.owner, []), at: statement.at })
  return {
    signed: draw.pick([
      signed,
      { ...signed, keyId: keptCode.id },
      { ...signed, keyId: mine.by.root.id },
      // The owner's own code, over something else and in another world.
      { ...shown, statement },
      await keptCode.say(statement, { world: 'live' }),
    ]),
  }
}

export const TECHNIQUES: readonly Technique[] = [
  byStranger,
  withFieldChanged,
  withAnotherProof,
  withProofOfAnotherOwner,
  ofAnotherWorld,
  withBentSignature,
  ofAnotherPage,
  withTextChanged,
  byCode,
]

/** Whose a statement is said to be, where it does not say so itself. */
export const ownerToldOf = ({ statement }: SignedStatement, { owner }: SpeakingOwner) =>
  'owner' in statement && statement.owner === null ? { owner } : {}
