import { setTimeout as sleep } from 'node:timers/promises'
import { askRpc } from './chains/ask-rpc.ts'
import { type ChaosWorld, openWorld } from './chaos-world.ts'
import { countBy } from './counts.ts'
import { describeBooks, describeStories } from './describe-stories.ts'
import { disturb, mergeTrouble } from './disturb.ts'
import { collectorOf, type MadeIntent, makeIntents } from './make-intents.ts'
import { type ChaosVault, fund, openVaults } from './open-vaults.ts'
import { type FaultDesk, openFaultDesk } from './order-faults.ts'
import { type FaultOrder, REORG_DEPTH_MAX } from './plan-fault.ts'
import { type MoneyPlan, type PlanOptions, planMoney } from './plan-money.ts'
import { type Opening, readOpenings, readReplacements } from './read-books.ts'
import type { RoundResult } from './round-result.ts'
import { haveAllEnded, type Patience, settleRound } from './settle-round.ts'
import type { ChaosProduct } from './start-chaos-product.ts'
import { type SubmitAnswer, submitAnyhow } from './submit-anyhow.ts'

type Member = {
  readonly plan: PlanOptions
  readonly patience: Patience
  /** Once its vaults exist, before any of their money moves. */
  readonly whenOpen?: (vaults: readonly ChaosVault[]) => void
  readonly whenSettled?: (result: RoundResult) => void
  /** Ordered before the first payment of anybody, so that it meets every one on its chain. */
  readonly trouble?: FaultOrder | undefined
  /** Trouble that follows what happens, beside what comes by the clock. */
  readonly provoke?: (desk: FaultDesk, intents: readonly MadeIntent[]) => Promise<void>
}
type Prepared = {
  readonly member: Member
  readonly plan: MoneyPlan
  readonly intents: readonly MadeIntent[]
}

/**
 * Several plans at once in one product, each with vaults of its own and judged on its own. Trouble is nobody's own: what
 * is killed and what the chains do wrong meets all of them.
 */
export async function runPlans(
  product: ChaosProduct,
  given: { readonly members: readonly Member[]; readonly say: (line: string) => void },
): Promise<readonly RoundResult[]> {
  const { say } = given
  const { databaseUrl } = product.addresses
  const world = openWorld(product.settings)
  const prepared: Prepared[] = []
  const plans = given.members.map((member) => planMoney(member.plan))
  const vaults = [...(await openVaults(product, sum(plans.map((plan) => plan.vaults))))]
  for (const [place, member] of given.members.entries()) {
    const plan = plans[place]
    if (plan !== undefined)
      prepared.push(await prepare(product, { member, plan, vaults: vaults.splice(0, plan.vaults), world }))
  }
  const owners = prepared.flatMap(({ intents }) => intents.map(({ vault }) => vault.evm))
  const desk = await openFaultDesk(product, owners)
  await buryGifts(product)
  const openings = await Promise.all(prepared.map(({ intents }) => readOpenings(world, intents)))
  for (const { member } of prepared) if (member.trouble !== undefined) await desk.order(member.trouble)
  say('vaults are funded; the round begins')
  const startedMs = performance.now()
  const [taken, killed] = await Promise.all([
    Promise.all(prepared.map(({ intents }) => submitAll(intents, product.instances))),
    disturb(product, { ...mergeTrouble(prepared.map(({ plan }) => plan)), desk }),
    Promise.all(prepared.map(({ member, intents }) => member.provoke?.(desk, intents))),
  ])
  await Promise.all(product.processes.map((process) => process.waitUntilReady()))
  const sent = prepared.map(({ intents }, place) => ({ product, intents, taken: taken[place] ?? new Map() }))
  await letStrike(desk, sent)
  const { ordered, struck } = await desk.close()
  say('everything is sent, nothing is killed any more')
  return await Promise.all(
    prepared.map(async ({ member, plan, intents }, place) => {
      const known = { openings: openings[place] ?? ([] as Opening[]), taken: taken[place] ?? new Map() }
      const verdict = await settleRound({ product, world, intents, ...known, patience: member.patience, say })
      const result: RoundResult = {
        seed: plan.seed,
        intents: intents.length,
        kills: countBy(killed),
        faults: struck,
        ordered,
        replacements: await readReplacements(databaseUrl),
        stories: [
          ...(await describeStories(databaseUrl)),
          ...(await describeBooks({ databaseUrl, nodeUrls: product.nodeUrls }, verdict.violations)),
        ],
        ...verdict,
        durationMs: Math.round(performance.now() - startedMs),
      }
      member.whenSettled?.(result)
      return result
    }),
  )
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

async function prepare(
  product: ChaosProduct,
  given: { member: Member; plan: MoneyPlan; vaults: readonly ChaosVault[]; world: ChaosWorld },
): Promise<Prepared> {
  const { member, plan, vaults, world } = given
  member.whenOpen?.(vaults)
  await fund(product, { evm: collectorOf(plan.seed), chains: ['hedera'] })
  return { member, plan, intents: makeIntents(plan, { vaults, world }) }
}

const STRIKES_WITHIN_MS = 60_000
const CALM_AFTER_MS = 2_500
const LOOK_EVERY_MS = 500

/**
 * Lets every kind that was ordered strike, and the others for as long as they find somebody. Ends when nothing is on its
 * way any more, or when there is nobody to strike in all that time.
 */
async function letStrike(
  desk: FaultDesk,
  sent: readonly Parameters<typeof haveAllEnded>[0][],
): Promise<void> {
  const startedMs = performance.now()
  let last = { strikes: -1, atMs: startedMs }
  while (performance.now() - startedMs < STRIKES_WITHIN_MS) {
    const { unstruck, strikes } = await desk.look()
    if (strikes !== last.strikes) last = { strikes, atMs: performance.now() }
    if (unstruck.length === 0 && performance.now() - last.atMs > CALM_AFTER_MS) return
    const ended = await Promise.all(sent.map(haveAllEnded))
    if (ended.every(Boolean)) return
    await sleep(LOOK_EVERY_MS)
  }
}

/** What the vaults were given lies deeper than any block that will be undone. */
async function buryGifts({ nodeUrls }: ChaosProduct): Promise<void> {
  const blocks = `0x${(2 * REORG_DEPTH_MAX).toString(16)}`
  await Promise.all(Object.values(nodeUrls).map((url) => askRpc(url, 'anvil_mine', [blocks])))
}

/** Each at its own moment, whatever has become of the others. */
async function submitAll(
  intents: readonly MadeIntent[],
  instances: readonly string[],
): Promise<ReadonlyMap<string, SubmitAnswer>> {
  const answers = await Promise.all(
    intents.map(async (made) => {
      await sleep(made.planned.atMs)
      return [made.body.id, await submitAnyhow(made, turned(instances, made.planned.index))] as const
    }),
  )
  return new Map(answers)
}

function turned(instances: readonly string[], index: number): readonly string[] {
  return index % 2 === 0 ? instances : instances.toReversed()
}
