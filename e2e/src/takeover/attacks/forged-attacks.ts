import { randomUUID } from 'node:crypto'
import { approvalOf } from '@windhover/core/authority/approve-intent'
import { keyId } from '@windhover/core/authority/keys'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import type { Intent } from '@windhover/core/transactions/intent'
import { type Attack, held, moved, nothingToHold } from '../attack.ts'
import type { Attacker } from '../attacker/attacker.ts'
import type { Victim } from '../world/open-victim.ts'
import type { World } from '../world/world.ts'
import { judgePaid, paymentAction, paymentIntent, requestOf, SMALL, signAndSend, tryPayment } from './pay.ts'
import { CHEAP } from './price-attacks.ts'

const HOUR_MS = 60 * 60_000
const MIX = 'forge, replay, reorder, mix statements'
const OTHERS = 'other vaults, users, worlds, origins'

/** Approvals that no owner gave, or not for this. */
export const FORGED_ATTACKS: readonly Attack[] = [
  forged('approval of a device that nobody knows', MIX, ({ attacker, intent }) =>
    attacker.device.approve(intent),
  ),
  forged("approval of a stranger in the name of the owner's device", MIX, async (scene) => ({
    ...(await scene.attacker.device.approve(scene.intent)),
    keyId: scene.victim.device.id,
  })),
  forged("approval of a stranger in the name of the owner's passkey", MIX, async (scene) => ({
    ...(await scene.attacker.device.say({
      ...approvalOf(scene.intent, Date.now()),
      kind: 'root-approval',
    })),
    keyId: scene.victim.passkey.id,
  })),
  forged("approval with the proof of another of the owner's approvals", MIX, async (scene) => {
    const { victim, world, intent } = scene
    const { proof } = await world.approve(victim, { ...intent, id: randomUUID() })
    return { ...(await scene.attacker.device.approve(intent)), keyId: victim.device.id, proof }
  }),
  forged("device's approval told as the owner's own", MIX, async ({ victim, world, intent }) => {
    const said = { ...intent, id: randomUUID() }
    const signed = await world.approve(victim, said)
    if (signed.statement.kind !== 'approval') throw new Error('no approval')
    const statement = { ...signed.statement, kind: 'root-approval' as const }
    return { ...signed, statement, keyId: victim.passkey.id }
  }),
  forged("approval of another owner's device", OTHERS, async ({ world, intent }) =>
    (await world.victim([])).device.approve(intent),
  ),
  forged("vault's API key without a grant", 'agent keys', async ({ victim, intent }) => ({
    statement: approvalOf(intent, Date.now()),
    keyId: keyId({ type: 'api-key', hash: victim.apiKeyHash }),
    proof: { by: 'api-key', key: victim.plainKey },
  })),
  forged('approval of the day before yesterday', MIX, ({ victim, intent }) =>
    victim.device.say(approvalOf(intent, Date.now() - 48 * HOUR_MS)),
  ),
  forged('approval of tomorrow', MIX, ({ victim, intent }) =>
    victim.device.say(approvalOf(intent, Date.now() + 24 * HOUR_MS)),
  ),
  forged('approval that lives for a day', MIX, ({ victim, intent }) => {
    const atMs = Date.now() - HOUR_MS
    return victim.device.say({ ...approvalOf(intent, atMs), expiresAt: atMs + 24 * HOUR_MS })
  }),
  forged("another intent's approval", MIX, ({ victim, world }) =>
    world.approve(victim, paymentIntent(victim, { to: world.stranger('evm'), amountRaw: 1n })),
  ),
  forged("approval of another world's statement", OTHERS, ({ victim, intent }) =>
    victim.device.say(approvalOf(intent, Date.now()), { world: 'live' }),
  ),
  {
    name: 'approval used for a second payment',
    line: 'one approval, many payments',
    run: async (attacker, world) => {
      const victim = await world.victim()
      const payment = { to: world.stranger('evm'), amountRaw: SMALL }
      const first = paymentIntent(victim, payment)
      const approval = await world.approve(victim, first)
      let why: string | null = null
      for (const [ahead, intent] of [first, { ...first, id: randomUUID() }].entries()) {
        const action = await paymentAction(attacker, victim, { ...payment, ahead })
        why = await signAndSend(attacker, world, requestOf({ intent, approval, action }))
      }
      return await judgePaid(world, { chain: 'ethereum', to: payment.to, approvedRaw: SMALL, why })
    },
  },
  {
    name: "another vault's approval",
    line: OTHERS,
    run: async (attacker, world) => {
      const [victim, other] = [await world.victim(), await world.victim([])]
      const payment = { to: world.stranger('evm'), amountRaw: SMALL }
      const theirs = paymentIntent(other, payment)
      const approval = await world.approve(other, theirs)
      const action = await paymentAction(attacker, victim, payment)
      // Their approval around our vault, then their intent around bytes of our vault.
      const ours = { ...theirs, vaultId: victim.vaultId }
      const whys: (string | null)[] = []
      for (const intent of [ours, theirs])
        whys.push(await signAndSend(attacker, world, requestOf({ intent, approval, action })))
      return await judgePaid(world, { chain: 'ethereum', to: payment.to, why: whys[0] ?? whys[1] ?? null })
    },
  },
  {
    name: "practice world's approval at a live signer",
    line: 'no interlock between worlds',
    run: async (attacker, world) => {
      if (world.signerEnv.KEY_WRAPPER !== 'pkcs11')
        return nothingToHold('no hardware module, so no live signer')
      const victim = await world.victim()
      const live = await world.signerBeside({ env: { WORLD: 'live' } }).catch(() => null)
      if (live === null) return held('no live signer starts on what belongs to a practice world')
      try {
        const payment = { to: world.stranger('evm'), amountRaw: SMALL }
        const intent = paymentIntent(victim, payment)
        const action = await paymentAction(attacker, victim, payment)
        // Told where it is good, so that the live signer finds it in what both of them read.
        const approval = await world.approve(victim, intent)
        await attacker.ask('POST', '/approvals', { intent, signed: approval })
        // A live signer has a live witness, which tells its prices to whoever asks.
        const facts = [await world.witnessed(CHEAP, { atMs: Date.now(), world: 'live' })]
        const request = requestOf({ intent, action, approval, facts })
        const { bytes, why } = await attacker.at(live.socketPath).sign(request)
        // It names a main network, so that no chain here would take it.
        return bytes === null ? held(why ?? 'refused') : moved('a live signer has signed')
      } finally {
        await live.stop()
      }
    },
  },
]

type Forging = {
  readonly attacker: Attacker
  readonly world: World
  readonly victim: Victim
  readonly intent: Intent
}

/** One payment to somebody whom the owner has never paid, by an approval like this. */
function forged(
  name: Attack['name'],
  line: string,
  forge: (scene: Forging) => Promise<SignedStatement>,
): Attack {
  return {
    name,
    line,
    run: async (attacker, world) => {
      const victim = await world.victim()
      return await tryPayment(attacker, world, {
        victim,
        payment: { to: world.stranger('evm'), amountRaw: SMALL },
        approve: (intent) => forge({ attacker, world, victim, intent }),
      })
    },
  }
}
