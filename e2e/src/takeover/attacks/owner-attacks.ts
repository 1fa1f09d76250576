import { newNonce } from '@windhover/core/authority/approve-intent'
import { policyTerms } from '@windhover/core/authority/policy-terms'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import { SIGNER_PATHS } from '@windhover/core/signing/contract'
import { makeCodeKey } from '@windhover/testkit/owner-keys'
import { grantOf, rootOf } from '@windhover/testkit/test-device'
import { type Attack, held, moved, type Outcome } from '../attack.ts'
import type { Attacker } from '../attacker/attacker.ts'
import type { Victim } from '../world/open-victim.ts'
import type { World } from '../world/world.ts'
import { SMALL, tryPayment } from './pay.ts'

const LINE = 'policy and roots: loosen, add, recover'

/** Keys that no owner has ever let in, and vaults that change hands. */
export const OWNER_ATTACKS: readonly Attack[] = [
  lending('grant given by a device of the attacker', async ({ attacker, victim }) => ({
    signed: await attacker.device.say(grantOf({ owner: victim.owner, key: attacker.device.key })),
  })),
  lending("grant of a stranger in the name of the owner's passkey", async ({ attacker, victim }) => ({
    signed: {
      ...(await attacker.device.say(grantOf({ owner: victim.owner, key: attacker.device.key }))),
      keyId: victim.passkey.id,
    },
  })),
  lending("sign-in of another owner told as this one's", async ({ attacker, world, victim }) => ({
    signed: await (await world.victim([])).passkey.say(grantOf({ owner: null, key: attacker.device.key })),
    owner: victim.owner,
  })),
  lending("owner's grant with another device in it", async ({ attacker, world, victim }) => {
    const browser = await world.victim([])
    const grant = grantOf({ owner: victim.owner, key: browser.device.key })
    const signed = await victim.passkey.say(grant)
    return { signed: { ...signed, statement: { ...grant, key: attacker.device.key } } }
  }),
  lending('root added without a root', async ({ attacker, victim }) => ({
    signed: await attacker.device.say(rootOf({ owner: victim.owner, key: attacker.device.key })),
  })),
  lending("root added in the name of the owner's passkey", async ({ attacker, victim }) => ({
    signed: {
      ...(await attacker.device.say(rootOf({ owner: victim.owner, key: attacker.device.key }))),
      keyId: victim.passkey.id,
    },
  })),
  {
    name: 'recovery without a code',
    line: LINE,
    run: async (attacker, world) => {
      const victim = await world.victim([])
      const { demotes: _, ...said } = rootOf({ owner: victim.owner, key: attacker.device.key })
      const statement = { ...said, kind: 'recovery' as const, owner: victim.owner }
      const why = await attacker.tell(await makeCodeKey().say(statement))
      return await judgeHeard(world, victim, why)
    },
  },
  {
    name: 'policy loosened without a root',
    line: LINE,
    run: async (attacker, world) => {
      const victim = await world.victim([])
      await world.setLimits(victim, { perTransactionUsd: 1 })
      const terms = policyTerms({ perTransactionUsd: 10_000_000, rolling24hUsd: 10_000_000 })
      const signed = await attacker.device.say({
        ...{ kind: 'policy', version: 1, vaultId: victim.vaultId, ...terms },
        ...{ at: Date.now(), nonce: newNonce() },
      })
      const why = await attacker.tell({ ...signed, keyId: victim.passkey.id }, victim.owner)
      const { policy } = await world.oracle.policyOf(victim.vaultId)
      return policy.perTransactionUsd > 1 ? moved(`the limit is $${policy.perTransactionUsd}`) : held(why)
    },
  },
  {
    name: 'device that its owner has revoked',
    line: 'authorisation: statement chain alive, not revoked',
    run: async (attacker, world) => {
      const victim = await world.victim()
      return await tryPayment(attacker, world, {
        victim,
        payment: { to: world.stranger('evm'), amountRaw: SMALL },
        approve: async (intent) => {
          await revokeDevice(attacker, world, victim)
          return await world.approve(victim, intent)
        },
      })
    },
  },
  {
    name: 'vault given to an owner of the attacker',
    line: 'the first is enrolled when the vault is made',
    run: async (attacker, world) => {
      const victim = await world.victim()
      const { owner } = await enrol(attacker)
      await attacker.ask('POST', SIGNER_PATHS.vaultKeys, { vaultId: victim.vaultId, ownerId: owner })
      return await tryPayment(attacker, world, {
        victim,
        payment: { to: world.stranger('evm'), amountRaw: SMALL },
        approve: (intent) => attacker.device.approve(intent),
      })
    },
  },
]

type Scene = { readonly attacker: Attacker; readonly world: World; readonly victim: Victim }
type Told = { readonly signed: SignedStatement; readonly owner?: string }

/** A statement that would let the attacker's device in, and then a payment that this device approves. */
function lending(name: Attack['name'], make: (scene: Scene) => Promise<Told>): Attack {
  return {
    name,
    line: LINE,
    run: async (attacker, world) => {
      const victim = await world.victim()
      const { signed, owner } = await make({ attacker, world, victim })
      await attacker.tell(signed, owner)
      return await tryPayment(attacker, world, {
        victim,
        payment: { to: world.stranger('evm'), amountRaw: SMALL },
        approve: (intent) => attacker.device.approve(intent),
      })
    },
  }
}

/** Nobody can keep somebody from being an owner: of what is theirs. */
export async function enrol(attacker: Attacker): Promise<{ owner: string }> {
  const { owner, enrolment } = await attacker.device.enrol()
  for (const signed of enrolment) await attacker.tell(signed)
  return { owner }
}

async function revokeDevice(attacker: Attacker, world: World, victim: Victim): Promise<void> {
  const { owner, device, passkey } = victim
  const rows = await world.oracle.sql<{ hash: string }[]>`
    select hash from signer.statements where owner_id = ${owner} and kind = 'root' order by seq desc limit 1`
  const target = rows[0]?.hash ?? device.id
  const base = { version: 1 as const, at: Date.now(), nonce: newNonce() }
  // Told to the signer that is attacked, which may be one with a hole.
  await attacker.tell(await passkey.say({ ...base, kind: 'revocation', owner, target }))
}

/** What the signer has written down of the owner. */
async function judgeHeard(world: World, { owner }: Victim, why: string): Promise<Outcome> {
  const [row] = await world.oracle.sql<{ heard: number }[]>`
    select count(*)::int as heard from signer.statements where owner_id = ${owner} and kind = 'recovery'`
  return (row?.heard ?? 0) > 0 ? moved('the attacker is a root in three days') : held(why)
}
