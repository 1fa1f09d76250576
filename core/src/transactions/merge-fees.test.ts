import { expect, it } from 'vitest'
import { mergeFees } from './merge-fees.ts'

it('takes each kind once: as it was simulated, else as it was quoted', () => {
  const seen = [{ kind: 'network', amountUsd: 0.02 }]
  const quoted = [
    { kind: 'network', amountUsd: 0.05 },
    { kind: 'service', amountUsd: 4 },
  ]
  expect(mergeFees(seen, quoted)).toEqual([seen[0], quoted[1]])
  expect(mergeFees([], quoted)).toEqual(quoted)
})
