import { describe, expect, it } from 'vitest'
import { judgeRequirements } from './judge-requirements.ts'

const requirements = [
  { id: 'R1-001', capability: 'vaults', text: 'one' },
  { id: 'R1-002', capability: 'vaults', text: 'two' },
  { id: 'R2-001', capability: 'swaps', text: 'three' },
]

const outcome = (title: string, status: string) => ({ title, status, file: 'some.test.ts' })

/** Ids in titles are built, so that the report of this very file proves nothing. */
const id = (part: number, number: string) => `R${part}-${number}`

describe('judgeRequirements', () => {
  it('counts an id whose test passed', () => {
    const coverage = judgeRequirements(requirements, [outcome(`${id(1, '001')} holds`, 'passed')])
    expect(coverage.proven).toBe(1)
    expect(coverage.capabilities).toEqual([
      { capability: 'swaps', proven: 0, total: 1, open: [requirements[2]] },
      { capability: 'vaults', proven: 1, total: 2, open: [requirements[1]] },
    ])
  })

  it('counts every id of one title', () => {
    const coverage = judgeRequirements(requirements, [
      outcome(`${id(1, '001')} ${id(1, '002')} hold`, 'passed'),
    ])
    expect(coverage.proven).toBe(2)
  })

  it('does not count an id of which one test failed', () => {
    const outcomes = [
      outcome(`${id(1, '001')} holds`, 'passed'),
      outcome(`${id(1, '001')} on mobile`, 'failed'),
    ]
    expect(judgeRequirements(requirements, outcomes).proven).toBe(0)
  })

  it.each(['skipped', 'pending', 'todo'])('does not count a test that is %s', (status) => {
    expect(judgeRequirements(requirements, [outcome(`${id(1, '001')} holds`, status)]).proven).toBe(0)
  })

  it('names ids that no requirement has', () => {
    const coverage = judgeRequirements(requirements, [outcome(`${id(9, '999')} holds`, 'passed')])
    expect(coverage.unknown).toEqual([{ id: 'R9-999', title: 'R9-999 holds', file: 'some.test.ts' }])
  })
})
