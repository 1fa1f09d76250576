import { chmodSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MadeIntent } from './make-intents.ts'
import type { FaultDesk } from './order-faults.ts'
import { killUnderWay } from './planted/kill-under-way.ts'
import { PLANTED_BUGS, type PlantedBug, type PlantedVault } from './planted/planted-bug.ts'
import { HEALTHY, PLANTED_CASES, STAGES, type Stage } from './planted/planted-cases.ts'
import { undoConfirmed } from './planted/undo-confirmed.ts'
import type { RoundResult } from './round-result.ts'
import { runPlans } from './run-plans.ts'
import { STUCK_AFTER_MS } from './settle-round.ts'
import { type ChaosProduct, startChaosProduct } from './start-chaos-product.ts'

/** A worker that was killed is back, and Restate has tried again (at most 10 s apart), well before this. */
const STUCK_MS: Readonly<Record<Stage, number>> = { calm: 12_000, kills: 40_000, faults: 20_000 }
const WRONG_AFTER_MS = 8_000

const folder = mkdtempSync(join(tmpdir(), 'wh-planted-'))
// Workers and the signer read it as other users.
chmodSync(folder, 0o711)
const file = join(folder, 'bugs.json')
const results = new Map<string, RoundResult>()
let product: ChaosProduct | undefined

/** In one go: workers read it all the time. */
function plant(vaults: readonly PlantedVault[]): void {
  writeFileSync(`${file}.next`, JSON.stringify(vaults))
  renameSync(`${file}.next`, file)
}

/** All bugs of a stage at once, each on vaults of its own, beside a healthy one. */
beforeAll(async () => {
  const startedMs = performance.now()
  const say = (line: string) =>
    process.stdout.write(`${((performance.now() - startedMs) / 1_000).toFixed(0).padStart(4)} s ${line}\n`)
  plant([])
  const on = await startChaosProduct({ plantedBugFile: file, say: () => {} })
  product = on
  say('the product runs')
  for (const stage of STAGES) {
    say(stage)
    await runStage(on, { stage, say })
  }
}, 600_000)

async function runStage(
  on: ChaosProduct,
  { stage, say }: { readonly stage: Stage; readonly say: (line: string) => void },
): Promise<void> {
  const planted: PlantedVault[] = []
  let isHealthyThrough = false
  const keep = (name: string) => (result: RoundResult) => {
    results.set(name, result)
    const kinds = [...new Set(result.violations.map(({ kind }) => kind))].join(', ') || 'nothing'
    say(`${name.padEnd(32)} ${(result.durationMs / 1_000).toFixed(1).padStart(5)} s  ${kinds}`)
  }
  const members = PLANTED_BUGS.filter((bug) => PLANTED_CASES[bug].stage === stage).map((bug) => ({
    plan: { ...PLANTED_CASES[bug].plan, seed: `planted/${bug}` },
    patience: {
      stuckAfterMs: STUCK_MS[stage],
      wrongAfterMs: WRONG_AFTER_MS,
      mayGiveUp: () => isHealthyThrough,
      endsAtDoubled: PLANTED_CASES[bug].expected.includes('doubled'),
    },
    whenOpen: (vaults: readonly Omit<PlantedVault, 'bug'>[]) => {
      planted.push(...vaults.map(({ vaultId, solana, evm }) => ({ bug, vaultId, solana, evm })))
      plant(planted)
    },
    whenSettled: keep(bug),
    trouble: PLANTED_CASES[bug].trouble,
    provoke: (desk: FaultDesk, intents: readonly MadeIntent[]) => provoke(on, { bug, desk, intents }),
  }))
  const healthy = {
    plan: { ...HEALTHY, seed: `planted/healthy/${stage}` },
    patience: { stuckAfterMs: STUCK_AFTER_MS },
    whenSettled: (result: RoundResult) => {
      isHealthyThrough = true
      keep(`healthy, ${stage}`)(result)
    },
  }
  const [first] = await runPlans(on, { members: [...members, healthy], say })
  say(`faults ${JSON.stringify(first?.faults)}`)
}

async function provoke(
  on: ChaosProduct,
  given: { readonly bug: PlantedBug; readonly desk: FaultDesk; readonly intents: readonly MadeIntent[] },
): Promise<void> {
  const { bug, desk, intents } = given
  if (bug === 'ignore-reorg') await undoConfirmed(desk, { intents, instances: on.instances })
  if (bug === 'failed-after-crash' || bug === 'replan-after-crash') await killUnderWay(on, intents)
}

afterAll(async () => {
  await product?.stop()
  rmSync(folder, { recursive: true })
})

describe('the checker', () => {
  it.each(STAGES)('finds nothing where nothing is planted, among the same trouble: %s', (stage) => {
    const result = results.get(`healthy, ${stage}`)
    expect(result?.violations).toEqual([])
    expect(result?.states.CONFIRMED ?? 0).toBeGreaterThan(HEALTHY.intents / 2)
  })

  it.each(PLANTED_BUGS)('finds %s', (bug) => {
    const violations = results.get(bug)?.violations ?? []
    const found = violations.filter(({ kind }) => PLANTED_CASES[bug].expected.includes(kind))
    expect(found.length, JSON.stringify(violations)).toBeGreaterThan(0)
  })
})
