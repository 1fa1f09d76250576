import { setTimeout as sleep } from 'node:timers/promises'
import { askRpc } from './chains/ask-rpc.ts'
import { type ChaosWorld, openWorld } from './chaos-world.ts'
import { disturb, mergeTrouble } from './disturb.ts'
import { collectorOf, type MadeIntent, makeIntents } from './make-intents.ts'
import { type ChaosVault, fund, openVaults } from './open-vaults.ts'
import { openFaultDesk } from './order-faults.ts'
import { REORG_DEPTH_MAX } from './plan-fault.ts'
import { type MoneyPlan, type PlanOptions, planMoney } from './plan-money.ts'
import { type Opening, readOpenings, readReplacements } from './read-books.ts'
import { countBy, type RoundResult } from './round-result.ts'
import { type Patience, settleRound } from './settle-round.ts'
import type { ChaosProduct } from './start-chaos-product.ts'
import { type SubmitAnswer, submitAnyhow } from './submit-anyhow.ts'
import { tellBooks, tellStories } from './tell-stories.ts'

type Member = {
  readonly plan: PlanOptions
  readonly patience: Patience
  /** Once its vaults exist, before any of their money moves. */
  readonly whenOpen?: (vaults: readonly ChaosVault[]) => void
  readonly whenSettled?: (result: RoundResult) => void
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
  for (const member of given.members) prepared.push(await prepare(product, { member, world }))
  const owners = prepared.flatMap(({ intents }) => intents.map(({ vault }) => vault.evm))
  const desk = await openFaultDesk(product, owners)
  await buryGifts(product)
  const openings = await Promise.all(prepared.map(({ intents }) => readOpenings(world, intents)))
  say('vaults are funded; the round begins')
  const startedMs = performance.now()
  const [taken, killed] = await Promise.all([
    Promise.all(prepared.map(({ intents }) => submitAll(intents, product.instances))),
    disturb(product, { ...mergeTrouble(prepared.map(({ plan }) => plan)), desk }),
  ])
  const { ordered, struck } = await desk.close()
  await Promise.all(product.processes.map((process) => process.waitUntilReady()))
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
          ...(await tellStories(databaseUrl)),
          ...(await tellBooks({ databaseUrl, nodeUrls: product.nodeUrls }, verdict.violations)),
        ],
        ...verdict,
        durationMs: Math.round(performance.now() - startedMs),
      }
      member.whenSettled?.(result)
      return result
    }),
  )
}

async function prepare(
  product: ChaosProduct,
  { member, world }: { member: Member; world: ChaosWorld },
): Promise<Prepared> {
  const plan = planMoney(member.plan)
  const vaults = await openVaults(product, plan.vaults)
  member.whenOpen?.(vaults)
  await fund(product, { evm: collectorOf(plan.seed), chains: ['hedera'] })
  return { member, plan, intents: makeIntents(plan, { vaults, world }) }
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
