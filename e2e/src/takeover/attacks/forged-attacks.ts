import { randomBytes, randomUUID } from 'node:crypto'
import { type Attack, held, nothingToHold } from '../attack.ts'
import { judgePaid, paymentAction, paymentIntent, requestOf, SMALL, signAndSend, tryPayment } from './pay.ts'
import { CHEAP } from './price-attacks.ts'

const HOUR_MS = 60 * 60_000

/** Approvals that no owner gave. */
export const FORGED_ATTACKS: readonly Attack[] = [
  {
    name: 'approval forged for a user who does not exist',
    line: 'the approval is a secret the callers hold',
    run: async (attacker, world) => {
      const victim = await world.victim()
      return await tryPayment(attacker, world, {
        victim,
        payment: { to: world.stranger('evm'), amountRaw: SMALL },
        approve: (intent) => attacker.seal(intent, { userId: randomUUID() }),
      })
    },
  },
  {
    name: 'approval forged for the owner of another vault',
    line: 'the approval is a secret the callers hold',
    run: async (attacker, world) => {
      const [victim, other] = [await world.victim(), await world.victim([])]
      return await tryPayment(attacker, world, {
        victim,
        payment: { to: world.stranger('evm'), amountRaw: SMALL },
        approve: (intent) => attacker.seal(intent, { userId: other.userId }),
      })
    },
  },
  {
    name: 'approval forged with an hour-old time',
    line: 'forge, replay, reorder, mix statements',
    run: async (attacker, world) => {
      const victim = await world.victim()
      return await tryPayment(attacker, world, {
        victim,
        payment: { to: world.stranger('evm'), amountRaw: SMALL },
        approve: (intent) =>
          attacker.seal(intent, { userId: victim.userId, approvedAtMs: Date.now() - HOUR_MS }),
      })
    },
  },
  {
    name: 'approval of the day before yesterday',
    line: 'forge, replay, reorder, mix statements',
    run: async (attacker, world) => {
      const victim = await world.victim()
      return await tryPayment(attacker, world, {
        victim,
        payment: { to: world.stranger('evm'), amountRaw: SMALL },
        approve: (intent) =>
          attacker.seal(intent, { userId: victim.userId, approvedAtMs: Date.now() - 48 * HOUR_MS }),
      })
    },
  },
  {
    name: 'approval of tomorrow',
    line: 'forge, replay, reorder, mix statements',
    run: async (attacker, world) => {
      const victim = await world.victim()
      return await tryPayment(attacker, world, {
        victim,
        payment: { to: world.stranger('evm'), amountRaw: SMALL },
        approve: (intent) =>
          attacker.seal(intent, { userId: victim.userId, approvedAtMs: Date.now() + 24 * HOUR_MS }),
      })
    },
  },
  {
    name: 'approval sealed with a guessed secret',
    line: 'forge, replay, reorder, mix statements',
    run: async (attacker, world) => {
      const victim = await world.victim()
      return await tryPayment(attacker, world, {
        victim,
        payment: { to: world.stranger('evm'), amountRaw: SMALL },
        approve: (intent) =>
          attacker.seal(intent, { userId: victim.userId, secret: randomBytes(32).toString('hex') }),
      })
    },
  },
  {
    name: "another intent's approval",
    line: 'forge, replay, reorder, mix statements',
    run: async (attacker, world) => {
      const victim = await world.victim()
      const approved = paymentIntent(victim, { to: world.stranger('evm'), amountRaw: 1n })
      return await tryPayment(attacker, world, {
        victim,
        payment: { to: world.stranger('evm'), amountRaw: SMALL },
        approve: () => world.approve(victim, approved),
      })
    },
  },
  {
    name: "another vault's approval",
    line: 'other vaults, users, worlds, origins',
    run: async (attacker, world) => {
      const [victim, other] = [await world.victim(), await world.victim([])]
      const payment = { to: world.stranger('evm'), amountRaw: SMALL }
      const theirs = paymentIntent(other, payment)
      const approval = world.approve(other, theirs)
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
        return await tryPayment(attacker.at(live.socketPath), world, {
          victim,
          payment: { to: world.stranger('evm'), amountRaw: SMALL },
          approve: (intent) => world.approve(victim, intent),
          // A live signer has a live witness, which tells its prices to whoever asks.
          request: { facts: [await world.witnessed(CHEAP, { atMs: Date.now(), world: 'live' })] },
        })
      } finally {
        await live.stop()
      }
    },
  },
]
