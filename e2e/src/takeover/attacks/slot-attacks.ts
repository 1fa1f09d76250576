import type { FactQuestion } from '@windhover/core/authority/facts'
import { factsAbout } from '@windhover/server/features/transactions/lane/facts-about'
import { waitUntil } from '@windhover/testkit/wait-until'
import { type Attack, held } from '../attack.ts'
import type { Asked, Attacker, Signed } from '../attacker/attacker.ts'
import {
  judgePaid,
  paymentAction,
  paymentIntent,
  requestOf,
  SMALL,
  signAndSend,
  solanaPaymentAction,
} from './pay.ts'

const TIMES = 4
const LAMPORTS = 10_000_000n

/** One approval, paid many times. */
export const SLOT_ATTACKS: readonly Attack[] = [
  {
    name: 'one approval at other nonces',
    line: 'one approval, many payments',
    run: async (attacker, world) => {
      const victim = await world.victim()
      const payment = { to: world.stranger('evm'), amountRaw: SMALL }
      const intent = paymentIntent(victim, payment)
      const approval = await world.approve(victim, intent)
      let why: string | null = null
      for (let epoch = 0; epoch < TIMES; epoch += 1) {
        const action = await paymentAction(attacker, victim, payment)
        why = await signAndSend(attacker, world, requestOf({ intent, approval, action, epoch }))
      }
      return await judgePaid(world, { chain: 'ethereum', to: payment.to, approvedRaw: SMALL, why })
    },
  },
  {
    name: 'one approval at other nonces of one epoch',
    line: 'one approval, many slots; two signers; kills in between',
    run: async (attacker, world) => {
      const victim = await world.victim()
      const payment = { to: world.stranger('evm'), amountRaw: SMALL }
      const intent = paymentIntent(victim, payment)
      const approval = await world.approve(victim, intent)
      let why: string | null = null
      for (const step of [0, 1, 2]) {
        const action = await paymentAction(attacker, victim, payment)
        why = await signAndSend(attacker, world, requestOf({ intent, approval, action, step }))
      }
      return await judgePaid(world, { chain: 'ethereum', to: payment.to, approvedRaw: SMALL, why })
    },
  },
  {
    name: 'one approval with other blockhashes',
    line: 'one approval, many payments',
    run: async (attacker, world) => {
      const victim = await world.victim(['solana'])
      const payment = { to: world.stranger('solana'), amountRaw: LAMPORTS }
      const intent = { ...paymentIntent(victim, payment), chain: 'solana' as const }
      const approval = await world.approve(victim, intent)
      let why: string | null = null
      let used = ''
      const earlier: FactQuestion[] = []
      for (let epoch = 0; epoch < TIMES; epoch += 1) {
        const before = used
        await waitUntil({
          what: 'another blockhash',
          timeoutMs: 30_000,
          check: async () => {
            used = await attacker.blockhash()
            return used !== before
          },
        })
        const action = await solanaPaymentAction(attacker, victim, payment)
        // With all that the witness has to say of what was signed before.
        const facts = [...(await attacker.attest([...factsAbout(intent), ...earlier]))]
        const signed = await attacker.sign(requestOf({ intent, approval, action, epoch, facts }))
        why = signed.why
        if (signed.bytes === null) continue
        earlier.push({ kind: 'solana-blockhash', blockhash: used })
        earlier.push({ kind: 'solana-signature', signature: signed.bytes.transactionId })
        const sent = await attacker.send('solana', signed.bytes)
        if (sent !== null) await world.oracle.hasLanded('solana', sent)
      }
      return await judgePaid(world, { chain: 'solana', to: payment.to, approvedRaw: LAMPORTS, why })
    },
  },
  {
    name: 'one approval at two signers',
    line: 'one approval, many slots; two signers; kills in between',
    run: async (attacker, world) => {
      const victim = await world.victim()
      const second = await world.signerBeside()
      try {
        const payment = { to: world.stranger('evm'), amountRaw: SMALL }
        const intent = paymentIntent(victim, payment)
        const approval = await world.approve(victim, intent)
        const signers = [attacker, attacker.at(second.socketPath)]
        const signed = await Promise.all(
          signers.map(async (at, ahead) => {
            const action = await paymentAction(attacker, victim, { ...payment, ahead })
            return await signAtAnyEpoch(at, requestOf({ intent, approval, action }))
          }),
        )
        const refused = signed.find(({ bytes }) => bytes === null)
        if (refused !== undefined) return held(refused.why)
        for (const { bytes } of signed) {
          const sent = bytes === null ? null : await attacker.send('ethereum', bytes)
          if (sent !== null) await world.oracle.hasLanded('ethereum', sent)
        }
        return await judgePaid(world, { chain: 'ethereum', to: payment.to, approvedRaw: SMALL, why: null })
      } finally {
        await second.stop()
      }
    },
  },
]

const EPOCHS = 4

/** Whoever comes second tries again above the first. */
async function signAtAnyEpoch(attacker: Attacker, request: Asked): Promise<Signed> {
  let last: Signed = { bytes: null, why: 'not asked' }
  for (let epoch = 0; epoch < EPOCHS && last.bytes === null; epoch += 1)
    last = await attacker.sign({ ...request, epoch })
  return last
}
