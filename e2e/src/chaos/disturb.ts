import { setTimeout as sleep } from 'node:timers/promises'
import type { FaultDesk } from './order-faults.ts'
import type { MoneyPlan, Victim } from './plan-money.ts'
import type { ChaosProduct } from './start-chaos-product.ts'

export type Trouble = Pick<MoneyPlan, 'kills' | 'faults'>

/** Kills and faults at their moments. A victim that is still down when its moment comes is killed once it is back. */
export async function disturb(
  product: ChaosProduct,
  { kills, faults, desk }: Trouble & { readonly desk: FaultDesk },
): Promise<readonly Victim[]> {
  const killed: Victim[] = []
  const startedMs = performance.now()
  const until = (atMs: number) => sleep(Math.max(0, atMs - (performance.now() - startedMs)))
  const strike = async () => {
    for (const { atMs, order } of faults) {
      await until(atMs)
      await desk.order(order)
    }
  }
  const kill = async () => {
    for (const { atMs, victim } of kills) {
      await until(atMs)
      // What ended by itself in between would not be killed by us.
      do await product.waitUntilReady(victim)
      while (product.pid(victim) === null)
      await product.kill9(victim)
      killed.push(victim)
    }
  }
  await Promise.all([strike(), kill()])
  return killed
}

/** The trouble of several plans that share a product, in the order of time. */
export function mergeTrouble(plans: readonly Trouble[]): Trouble {
  const byTime = (one: { atMs: number }, other: { atMs: number }) => one.atMs - other.atMs
  return {
    kills: plans.flatMap(({ kills }) => kills).toSorted(byTime),
    faults: plans.flatMap(({ faults }) => faults).toSorted(byTime),
  }
}
