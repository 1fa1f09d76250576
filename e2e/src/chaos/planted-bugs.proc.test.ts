import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PLANTED_BUGS, type PlantedBug, type PlantedVault } from './planted/planted-bug.ts'
import { HEALTHY, PLANTED_CASES, PLANTED_WAVES } from './planted/planted-cases.ts'
import type { RoundResult } from './round-result.ts'
import { runPlans } from './run-plans.ts'
import { STUCK_AFTER_MS } from './settle-round.ts'
import { type ChaosProduct, startChaosProduct } from './start-chaos-product.ts'

const SPAN_MS = 14_000
/** Long enough for a payment under way; and nothing is given up before the healthy vaults are through. */
const GIVEN_UP_AFTER_MS = 12_000

const folder = mkdtempSync(join(tmpdir(), 'wh-planted-'))
const file = join(folder, 'bugs.json')
const results = new Map<string, RoundResult>()
let product: ChaosProduct | undefined

/** In one go: workers read it all the time. */
function plant(vaults: readonly PlantedVault[]): void {
  writeFileSync(`${file}.next`, JSON.stringify(vaults))
  renameSync(`${file}.next`, file)
}

/** Many bugs at once, each on vaults of its own, beside healthy ones. */
beforeAll(async () => {
  const startedMs = performance.now()
  const say = (line: string) =>
    process.stdout.write(`${((performance.now() - startedMs) / 1_000).toFixed(0).padStart(4)} s ${line}\n`)
  plant([])
  product = await startChaosProduct({ plantedBugFile: file, say: () => {} })
  say('the product runs')
  for (const [place, bugs] of PLANTED_WAVES.entries()) await runWave(product, { place, bugs, say })
}, 480_000)

async function runWave(
  on: ChaosProduct,
  wave: { place: number; bugs: readonly PlantedBug[]; say: (line: string) => void },
): Promise<void> {
  const { bugs, say } = wave
  const planted: PlantedVault[] = []
  let isHealthyThrough = false
  const keep = (name: string) => (result: RoundResult) => {
    results.set(name, result)
    const kinds = [...new Set(result.violations.map(({ kind }) => kind))].join(', ') || 'nothing'
    say(`${name.padEnd(32)} ${(result.durationMs / 1_000).toFixed(1).padStart(5)} s  ${kinds}`)
  }
  const members = bugs.map((bug) => ({
    plan: { ...PLANTED_CASES[bug].plan, seed: `planted/${bug}`, spanMs: SPAN_MS },
    patience: {
      stuckAfterMs: GIVEN_UP_AFTER_MS,
      mayGiveUp: () => isHealthyThrough,
      endsAtDoubled: PLANTED_CASES[bug].expected.includes('doubled'),
    },
    whenOpen: (vaults: readonly Omit<PlantedVault, 'bug'>[]) => {
      planted.push(...vaults.map(({ vaultId, solana, evm }) => ({ bug, vaultId, solana, evm })))
      plant(planted)
    },
    whenSettled: keep(bug),
  }))
  const healthy = {
    plan: { ...HEALTHY, seed: `planted/healthy/${wave.place}`, spanMs: SPAN_MS },
    patience: { stuckAfterMs: STUCK_AFTER_MS },
    whenSettled: (result: RoundResult) => {
      isHealthyThrough = true
      keep(`healthy ${wave.place + 1}`)(result)
    },
  }
  const [first] = await runPlans(on, { members: [...members, healthy], say })
  say(`kills ${JSON.stringify(first?.kills)}, faults ${JSON.stringify(first?.faults)}`)
}
afterAll(async () => {
  await product?.stop()
  rmSync(folder, { recursive: true })
})

describe('the checker', () => {
  it.each(PLANTED_WAVES.map((_, place) => `healthy ${place + 1}`))(
    'finds nothing where nothing is planted, among the same faults and kills: %s',
    (name) => {
      const result = results.get(name)
      expect(result?.violations).toEqual([])
      expect(result?.states.CONFIRMED ?? 0).toBeGreaterThan(8)
    },
  )

  it.each(PLANTED_BUGS)('finds %s', (bug) => {
    const violations = results.get(bug)?.violations ?? []
    const found = violations.filter(({ kind }) => PLANTED_CASES[bug].expected.includes(kind))
    expect(found.length, JSON.stringify(violations)).toBeGreaterThan(0)
  })
})
