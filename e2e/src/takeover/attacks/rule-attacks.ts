import { randomUUID } from 'node:crypto'
import { type Attack, held, moved } from '../attack.ts'
import {
  judgePaid,
  LARGE,
  paymentAction,
  paymentIntent,
  requestOf,
  SMALL,
  signAndSend,
  tryPayment,
} from './pay.ts'

const LOOSE = { perTransactionUsd: 10_000_000, rolling24hUsd: 10_000_000, newRecipientDelayHours: 0 } as const

/** Rules of a vault: changed by somebody who is not its owner, or passed by. */
export const RULE_ATTACKS: readonly Attack[] = [
  {
    name: 'limits raised by an unauthenticated call',
    line: 'policy has no owner',
    run: async (attacker, world) => {
      const victim = await world.victim([])
      await world.setLimits(victim, { perTransactionUsd: 1, rolling24hUsd: 1 })
      await attacker.changePolicy(victim.vaultId, { ...LOOSE, isPaused: false })
      const { policy } = await world.oracle.policyOf(victim.vaultId)
      if (policy.perTransactionUsd > 1 || policy.rolling24hUsd > 1)
        return moved(`$1 became $${policy.perTransactionUsd}`)
      return held('the limits are what they were')
    },
  },
  {
    name: 'pause lifted by an unauthenticated call',
    line: 'policy has no owner',
    run: async (attacker, world) => {
      const victim = await world.victim([])
      await world.pause(victim)
      const { policy } = await world.oracle.policyOf(victim.vaultId)
      await attacker.changePolicy(victim.vaultId, { ...policy, isPaused: false })
      const after = await world.oracle.policyOf(victim.vaultId)
      return after.policy.isPaused ? held('the vault is still paused') : moved('the vault signs again')
    },
  },
  {
    name: 'waiting time of new recipients switched off',
    line: 'policy and roots: loosen, add, recover',
    run: async (attacker, world) => {
      const victim = await world.victim()
      await world.setLimits(victim, { newRecipientDelayHours: 72 })
      const { policy } = await world.oracle.policyOf(victim.vaultId)
      await attacker.changePolicy(victim.vaultId, { ...policy, newRecipientDelayHours: 0 })
      return await tryPayment(attacker, world, {
        victim,
        payment: { to: world.stranger('evm'), amountRaw: SMALL },
        approve: (intent) => world.approve(victim, intent),
      })
    },
  },
  {
    name: 'new recipient paid at once',
    line: 'policy and roots: loosen, add, recover',
    run: async (attacker, world) => {
      const victim = await world.victim()
      await world.setLimits(victim, { newRecipientDelayHours: 72 })
      const to = world.stranger('evm')
      const asked = {
        victim,
        payment: { to, amountRaw: SMALL },
        approve: (intent: Parameters<typeof world.approve>[1]) => world.approve(victim, intent),
      }
      await tryPayment(attacker, world, asked)
      // Seen once, and spelled in another way: still new.
      return await tryPayment(attacker, world, {
        ...asked,
        payment: { ...asked.payment, to: `0x${to.slice(2).toUpperCase()}` },
      })
    },
  },
  {
    name: 'paid out of a paused vault',
    line: 'policy and roots: loosen, add, recover',
    run: async (attacker, world) => {
      const victim = await world.victim()
      await world.pause(victim)
      return await tryPayment(attacker, world, {
        victim,
        payment: { to: world.stranger('evm'), amountRaw: SMALL },
        approve: (intent) => world.approve(victim, intent),
      })
    },
  },
  {
    name: 'paid above the limit of one transaction',
    line: 'prices: none, stale, one source lying, decimals',
    run: async (attacker, world) => {
      const victim = await world.victim()
      await world.setLimits(victim, { perTransactionUsd: 1 })
      return await tryPayment(attacker, world, {
        victim,
        payment: { to: world.stranger('evm'), amountRaw: LARGE },
        approve: (intent) => world.approve(victim, intent),
      })
    },
  },
  {
    name: 'paid above the daily sum, by several payments',
    line: 'prices: none, stale, one source lying, decimals',
    run: async (attacker, world) => await payBeyondDailySum(attacker, world, () => ({})),
  },
  {
    name: 'paid above the daily sum, under one id',
    line: 'one approval, many payments',
    run: async (attacker, world) => {
      const id = randomUUID()
      return await payBeyondDailySum(attacker, world, () => ({ id }))
    },
  },
  {
    name: 'network fees burnt beyond the limits',
    line: 'prices: none, stale, one source lying, decimals',
    run: async (attacker, world) => {
      const victim = await world.victim()
      await world.setLimits(victim, { perTransactionUsd: 1, rolling24hUsd: 1 })
      const before = await world.oracle.balanceOf('ethereum', victim.evm)
      const payment = { to: world.stranger('evm'), amountRaw: 1n }
      const intent = paymentIntent(victim, payment)
      const action = {
        ...(await paymentAction(attacker, victim, payment)),
        maxFeePerGasWei: DEAR_GAS_WEI,
        maxPriorityFeePerGasWei: DEAR_GAS_WEI,
      }
      const approval = await world.approve(victim, intent)
      const why = await signAndSend(attacker, world, requestOf({ intent, approval, action }))
      const burnt = before - (await world.oracle.balanceOf('ethereum', victim.evm))
      if (burnt > BURNT_AT_LEAST) return moved(`${burnt} wei of fees under a limit of $1`)
      return held(why ?? 'the fee stayed small')
    },
  },
]

const DEAR_GAS_WEI = '2500000000000'
/** Far above a dollar at any price the practice world has. */
const BURNT_AT_LEAST = 10n ** 16n
const TIMES = 3

type Run = Attack['run']

/** Every one of them within the limit, all together far above it. Each goes to somebody else. */
async function payBeyondDailySum(
  attacker: Parameters<Run>[0],
  world: Parameters<Run>[1],
  fields: () => { id?: string },
): ReturnType<Run> {
  const victim = await world.victim()
  const dailyUsd = await worthOfOneAndAHalf(attacker)
  await world.setLimits(victim, { perTransactionUsd: dailyUsd, rolling24hUsd: dailyUsd })
  let arrived = 0
  let last = 'nothing arrived'
  for (let epoch = 0; epoch < TIMES; epoch += 1) {
    const payment = { to: world.stranger('evm'), amountRaw: LARGE / 10n }
    const intent = { ...paymentIntent(victim, payment), ...fields() }
    const action = await paymentAction(attacker, victim, payment)
    const approval = await world.approve(victim, intent)
    const why = await signAndSend(attacker, world, requestOf({ intent, approval, action, epoch }))
    const outcome = await judgePaid(world, { chain: 'ethereum', to: payment.to, why })
    if ('moved' in outcome) arrived += 1
    else last = outcome.held
  }
  if (arrived === 0) throw new Error(`not even the first one: ${last}`)
  return arrived > 1 ? moved(`${arrived} payments in a day of one and a half`) : held(last)
}

/** In dollars, by what the witness says now: room for one of these payments with its fee, and for no second. */
async function worthOfOneAndAHalf(attacker: Parameters<Run>[0]): Promise<number> {
  const [said] = await attacker.attest([{ kind: 'price', chain: 'ethereum', token: 'native' }])
  if (said?.fact.kind !== 'price') throw new Error('the witness says no price')
  return Math.round(Number(said.fact.usdHigh) * 0.05 * 1.5)
}
