import { noteFigures } from '@windhover/testkit/campaign-figures'
import { campaignTimeoutMs, sizeOf } from '@windhover/testkit/campaigns'
import { beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../adversary/run-command.ts'
import { isAsExpected, wasTried } from './attack-result.ts'
import { ATTACKS } from './attacks/all-attacks.ts'
import { EXPECTATIONS, FUZZ_EXPECTATIONS } from './expectations.ts'
import type { FuzzResult } from './fuzz/tally.ts'
import { HOLES } from './planted/current-hole.ts'
import { isFound } from './planted/hole-result.ts'
import { findSurprises, type TakeoverResult } from './takeover-result.ts'

const { forged: FORGED, slots: SLOTS, kills: KILLS } = sizeOf('takeover')
const SEED = 'continuous'
const TIMEOUT_MS = campaignTimeoutMs()

let result: TakeoverResult
beforeAll(async () => {
  const entry = new URL('./main-takeover.ts', import.meta.url)
  const sizes = ['--forged', FORGED, '--slots', SLOTS, '--kills', KILLS].map(String)
  const args = [...sizes, '--seed', SEED]
  const run = await runCommand<TakeoverResult>(entry, (out) => [...args, '--out', out], TIMEOUT_MS)
  result = run.result
  noteFigures('takeover', figuresOf(result))
}, TIMEOUT_MS + 30_000)

describe('a taken-over api and worker', () => {
  it('try every attack of the table', () => {
    expect(ATTACKS.map(({ name }) => name).toSorted()).toEqual(Object.keys(EXPECTATIONS).toSorted())
    const families = [result.forged, result.slots].flatMap((fuzz) => fuzz?.families ?? [])
    expect(families.map(({ name }) => name).toSorted()).toEqual(Object.keys(FUZZ_EXPECTATIONS).toSorted())
  })

  it.for(Object.entries(EXPECTATIONS))('%s: %s', ([name], { skip }) => {
    const attack = result.attacks.find((each) => each.name === name)
    if (attack && !wasTried(attack)) skip(JSON.stringify(attack.outcome))
    expect(attack && isAsExpected(attack), JSON.stringify(attack?.outcome)).toBe(true)
  })

  it.each(HOLES)('find the planted hole %s', (hole) => {
    const found = result.holes?.find((each) => each.hole === hole)
    expect(found && isFound(found), JSON.stringify(found)).toBe(true)
  })

  it(`get by ${FORGED} forged or mixed statements and ${SLOTS} tries for a second slot, with ${KILLS} kills of two signers, what the table says`, () => {
    expect(triesOf(result.forged)).toBeGreaterThanOrEqual(FORGED)
    expect(triesOf(result.slots)).toBeGreaterThanOrEqual(SLOTS)
    expect(findSurprises({ ...result, attacks: [], holes: null })).toEqual([])
  })
})

const triesOf = (fuzz: FuzzResult | null) => fuzz?.families.reduce((sum, { tries }) => sum + tries, 0) ?? 0

function figuresOf({ attacks, forged, slots, holes }: TakeoverResult): string {
  const open = attacks.filter(({ outcome }) => 'moved' in outcome).length
  const closed = (fuzz: FuzzResult | null) => {
    const families = fuzz?.families.filter(({ expected }) => expected === 'closed') ?? []
    const sum = (what: 'tries' | 'signed') => families.reduce((total, each) => total + each[what], 0)
    return `${sum('signed')} signatures in ${sum('tries').toLocaleString('en')}`
  }
  const found = `${holes?.filter(isFound).length ?? 0} of ${HOLES.length} planted holes found`
  return `${attacks.filter(wasTried).length} attacks, ${open} work; forged or mixed where closed: ${closed(forged)}; a second slot where closed: ${closed(slots)}, ${slots?.kills ?? 0} kills; ${found}; seed \`${SEED}\``
}
