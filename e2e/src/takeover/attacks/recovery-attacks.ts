import { approvalOf } from '@windhover/core/authority/approve-intent'
import { policyTerms } from '@windhover/core/authority/policy-terms'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import { type Statement, statementHash } from '@windhover/core/authority/statements'
import { SIGNING_PATHS } from '@windhover/core/signing/sign-contract'
import { makeCodeKey } from '@windhover/testkit/owner-keys'
import { grantOf, makeTestDevice, saidNow } from '@windhover/testkit/test-device'
import { type Attack, held, moved, type Outcome } from '../attack.ts'
import type { Attacker } from '../attacker/attacker.ts'
import type { Victim } from '../world/open-victim.ts'
import type { World } from '../world/world.ts'
import { requireSigned, tryBeingSigned } from './pay.ts'

const LINE = 'recovery (codes) starts a delay that the signer counts (72 h)'

/** Somebody found one of the owner's recovery codes and does not wait. The same by the owner's own passkey has to work. */
export const RECOVERY_ATTACKS: readonly Attack[] = [
  recovered('recovery used to pay before its 72 hours are over', async ({ attacker, world, victim }) => {
    const payAs = (by: Speaker) =>
      tryBeingSigned(attacker, world, {
        vaultId: victim.vaultId,
        approve: (intent) => by.say({ ...approvalOf(intent, Date.now()), kind: 'root-approval' }),
      })
    const why = await payAs(attacker.device)
    await requireSigned('not even the passkey pays', payAs(victim.passkey))
    return why === null ? moved('the thief has paid at once') : held(why)
  }),
  recovered('recovery used to lend before its 72 hours are over', async ({ attacker, world, victim }) => {
    const payAsLent = async (by: Speaker) => {
      const device = makeTestDevice()
      const heard = await attacker.tell(await by.say(grantOf({ owner: victim.owner, key: device.key })))
      const { vaultId } = victim
      const why = await tryBeingSigned(attacker, world, { vaultId, approve: device.approve })
      return why === null ? null : `${why}, and to the grant ${heard}`
    }
    const why = await payAsLent(attacker.device)
    await requireSigned('not even what the passkey lends counts', payAsLent(victim.passkey))
    return why === null ? moved('what the thief was lent has paid') : held(why)
  }),
  recovered('recovery used to loosen limits before its 72 hours are over', async (scene) => {
    const { attacker, world, victim } = scene
    const { vaultId } = victim
    const loosenAs = async (by: Speaker) => {
      const change = { perTransactionUsd: 5_000_000, rolling24hUsd: 5_000_000 }
      const signed = await by.say({ ...saidNow(), kind: 'policy', vaultId, ...policyTerms(change) })
      await attacker.ask('PUT', SIGNING_PATHS.policy, { vaultId, userId: 'nobody', change, signed })
      const { policy, raises } = await world.oracle.policyOf(vaultId)
      return policy.perTransactionUsd >= 5_000_000 || raises.length > 0
    }
    const isLoose = await loosenAs(attacker.device)
    if (!isLoose && !(await loosenAs(victim.passkey))) throw new Error('not even the passkey loosens limits')
    return isLoose ? moved('the limits are loosened') : held('the limits are what they were')
  }),
  recovered('recovery used to shut its owner out before its 72 hours are over', async (scene) => {
    const { attacker, world, victim } = scene
    const endAs = async (by: Speaker, target: string) => {
      const said = { ...saidNow(), kind: 'revocation' as const, owner: victim.owner, target }
      const why = await attacker.tell(await by.say(said))
      const rows = await world.oracle.sql`
        select 1 from signer.statements where owner_id = ${victim.owner} and target = ${target}`
      return { isEnded: rows.length > 0, why }
    }
    const { isEnded, why } = await endAs(attacker.device, victim.passkey.id)
    if (isEnded) return moved("the owner's passkey counts no more")
    if (!(await endAs(victim.passkey, attacker.device.id)).isEnded)
      throw new Error('not even the owner ends the recovery')
    return held(why)
  }),
  {
    name: "owner's recovery with another key in it",
    line: 'forge, replay, reorder, mix statements',
    run: async (attacker, world) => {
      const victim = await world.victim([])
      const { owner } = victim
      const code = await giveCode(attacker, victim)
      const { key } = makeTestDevice()
      const statement = { ...saidNow(), kind: 'recovery' as const, owner, key, name: 'New' }
      const signed = await code.say(statement)
      const isTaken = async (told: SignedStatement) => {
        const why = await attacker.tell(told)
        const hash = statementHash('practice', told.statement)
        const rows = await world.oracle.sql`select 1 from signer.statements where hash = ${hash}`
        return { isKept: rows.length > 0, why }
      }
      const changed = { ...signed, statement: { ...statement, key: attacker.device.key } }
      const { isKept, why } = await isTaken(changed)
      if (isKept) return moved('the attacker is a root in three days')
      if (!(await isTaken(signed)).isKept) throw new Error("not even the owner's recovery begins")
      return held(why)
    },
  },
]

type Scene = { readonly attacker: Attacker; readonly world: World; readonly victim: Victim }
type Speaker = { readonly say: (statement: Statement) => Promise<SignedStatement> }

function recovered(name: Attack['name'], run: (scene: Scene) => Promise<Outcome>): Attack {
  return {
    name,
    line: LINE,
    run: async (attacker, world) => {
      const victim = await world.victim([])
      await recover(attacker, world, victim)
      return await run({ attacker, world, victim })
    },
  }
}

/** The owner makes codes, and the attacker begins a recovery with one of them for a key of its own. */
async function recover(attacker: Attacker, world: World, victim: Victim): Promise<void> {
  const { owner } = victim
  const { key } = attacker.device
  const code = await giveCode(attacker, victim)
  const why = await attacker.tell(
    await code.say({ ...saidNow(), kind: 'recovery', owner, key, name: 'Thief' }),
  )
  const rows = await world.oracle.sql`
    select 1 from signer.statements where owner_id = ${owner} and kind = 'recovery'`
  if (rows.length === 0) throw new Error(`the recovery has not even begun: ${why}`)
}

async function giveCode(attacker: Attacker, { owner, passkey }: Victim) {
  const code = makeCodeKey()
  await attacker.tell(await passkey.say({ ...saidNow(), kind: 'recovery-codes', owner, hashes: [code.id] }))
  return code
}
