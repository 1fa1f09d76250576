import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Finding, judgeHolding, judgeIntent, timesOf } from './judge-round.ts'
import { openProgress } from './progress-file.ts'
import { describeResult, type RoundResult, sumRounds } from './round-result.ts'

const judge = (state: Finding['state'], effects: number) =>
  judgeIntent({ intentId: 'i', what: 'solana native', state, effects })?.kind ?? null

describe('one effect or none, and the one its state promises', () => {
  it.each([
    ['CONFIRMED', 1, null],
    ['CONFIRMED', 0, 'lost'],
    ['CONFIRMED', 2, 'doubled'],
    ['FAILED', 0, null],
    ['FAILED', 1, 'lost'],
    ['EXPIRED', 1, 'lost'],
    ['REJECTED', 1, 'lost'],
    ['REFUSED', 0, null],
    ['REFUSED', 1, 'lost'],
    ['SUBMITTED', 1, 'stuck'],
    ['UNKNOWN', 0, 'stuck'],
    ['UNKNOWN', 3, 'doubled'],
    [null, 0, 'stuck'],
    ['CONFIRMED', 1.5, 'doubled'],
    ['CONFIRMED', Number.NaN, 'doubled'],
  ] as const)('%s with %d effects: %s', (state, effects, kind) => {
    expect(judge(state, effects)).toBe(kind)
  })

  it('counts what arrived by what was asked for', () => {
    expect([timesOf(0n, 7n), timesOf(7n, 7n), timesOf(14n, 7n), timesOf(10n, 7n) % 1 !== 0]).toEqual([
      0,
      1,
      2,
      true,
    ])
  })
})

it('holds the books to the chain to the last unit', () => {
  const holding = { what: 'vault', openingRaw: 10n ** 20n, bookedRaw: -5n, closingRaw: 10n ** 20n - 5n }
  expect(judgeHolding(holding)).toBeNull()
  expect(judgeHolding({ ...holding, closingRaw: 10n ** 20n - 6n })).toMatchObject({ kind: 'ledger' })
})

describe('a run in rounds', () => {
  const round = (seed: string): RoundResult => ({
    seed,
    intents: 5,
    kills: { signer: 1 },
    faults: { 'bsc drop': 2 },
    ordered: { 'bsc drop': 3 },
    replacements: { bsc: 1 },
    states: { CONFIRMED: 5 },
    violations: [{ kind: 'lost', text: 'one' }],
    stories: ['what became of it'],
    durationMs: 1_000,
  })

  it('adds up', () => {
    const lines = describeResult(sumRounds('x', [round('x/1'), round('x/2')]), 'abc').join('\n')
    expect(lines).toContain('seed x, commit abc, 2 s')
    expect(lines).toContain('intents 10: CONFIRMED 10')
    expect(lines).toContain('faults 4 struck, 6 ordered')
    expect(lines).toContain('bsc       drop 4, replacement 2')
    expect(lines).toContain('doubled 0, lost 2, stuck 0, ledger off 0')
  })

  it('goes on after the last whole line, with what the same code did, and begins anew unless told to', () => {
    const folder = mkdtempSync(join(tmpdir(), 'wh-progress-'))
    const open = (resume: boolean, commit = 'abc') =>
      openProgress<RoundResult>(join(folder, 'deep', 'run.jsonl'), { resume, commit })
    const seeds = (file: { finished: readonly RoundResult[] }) => file.finished.map(({ seed }) => seed)
    try {
      open(false).add(round('x/1'))
      appendFileSync(join(folder, 'deep', 'run.jsonl'), '{"commit":"abc","result":{"seed":"x/2","inte')
      const again = open(true)
      expect(seeds(again)).toEqual(['x/1'])
      again.add(round('x/2'))
      expect(seeds(open(true, 'def'))).toEqual([])
      expect(seeds(open(true))).toEqual(['x/1', 'x/2'])
      expect(seeds(open(false))).toEqual([])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
