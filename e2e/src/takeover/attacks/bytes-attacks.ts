import { solanaAction, solTransfer } from '@windhover/testkit/solana-actions'
import type { Attack } from '../attack.ts'
import { judgePaid, paymentIntent, requestOf, SMALL, signAndSend, tryPayment } from './pay.ts'

const LAMPORTS = 10_000_000n

/** Bytes that do something else than what the owner approved. */
export const BYTES_ATTACKS: readonly Attack[] = [
  {
    name: 'bytes that pay somebody else',
    line: 'forge, replay, reorder, mix statements',
    run: async (attacker, world) => {
      const victim = await world.victim()
      return await tryPayment(attacker, world, {
        victim,
        payment: { to: victim.evm, amountRaw: SMALL },
        approve: (intent) => world.approve(victim, intent),
        bytes: { to: world.stranger('evm') },
      })
    },
  },
  {
    name: 'bytes that pay more',
    line: 'forge, replay, reorder, mix statements',
    run: async (attacker, world) => {
      const victim = await world.victim()
      return await tryPayment(attacker, world, {
        victim,
        payment: { to: world.stranger('evm'), amountRaw: 1n },
        approve: (intent) => world.approve(victim, intent),
        bytes: { amountRaw: SMALL },
      })
    },
  },
  {
    name: 'bytes for another chain',
    line: 'forge, replay, reorder, mix statements',
    run: async (attacker, world) => {
      const victim = await world.victim(['ethereum', 'bsc'])
      return await tryPayment(attacker, world, {
        victim,
        payment: { to: world.stranger('evm'), amountRaw: SMALL, chain: 'bsc' },
        approve: (intent) => world.approve(victim, intent),
        bytes: { chain: 'ethereum' },
      })
    },
  },
  {
    name: 'a second transfer behind the approved one',
    line: 'forge, replay, reorder, mix statements',
    run: async (attacker, world) => {
      const victim = await world.victim(['solana'])
      const [friend, thief] = [world.stranger('solana'), world.stranger('solana')]
      const intent = {
        ...paymentIntent(victim, { to: friend, amountRaw: LAMPORTS }),
        chain: 'solana' as const,
      }
      const move = (to: string) => solTransfer({ from: victim.solana, to, amountRaw: LAMPORTS })
      const action = solanaAction({
        feePayer: victim.solana,
        instructions: [move(friend), move(thief)],
        blockhash: await attacker.blockhash(),
      })
      const approval = await world.approve(victim, intent)
      const why = await signAndSend(attacker, world, requestOf({ intent, approval, action }))
      return await judgePaid(world, { chain: 'solana', to: thief, why })
    },
  },
]
