import { expect, it } from 'vitest'
import type { Counts } from './counts.ts'
import { listNeverHappened } from './kinds-of-trouble.ts'
import { FAULTS_OF } from './plan-fault.ts'
import { VICTIMS } from './plan-money.ts'

const once = (names: readonly string[]): Counts => Object.fromEntries(names.map((name) => [name, 1]))
const everything = {
  kills: once(VICTIMS),
  faults: once(
    Object.entries(FAULTS_OF).flatMap(([chain, kinds]) => kinds.map((kind) => `${chain} ${kind}`)),
  ),
  replacements: { ethereum: 1, bsc: 1 },
}

it('misses nothing in a run that saw everything', () => {
  expect(listNeverHappened(everything)).toEqual([])
})

it('names what a run did not see, whether it was never ordered or only struck nobody', () => {
  const { signer: _signer, 'worker-1': _worker, ...kills } = everything.kills
  const { 'solana expire': _expire, ...faults } = everything.faults
  expect(
    listNeverHappened({ kills, faults: { ...faults, 'hedera drop': 0 }, replacements: { bsc: 2 } }),
  ).toEqual(['kill of signer', 'solana expire', 'hedera drop', 'ethereum replacement'])
})

it('knows the trouble that money has to survive', () => {
  const none = listNeverHappened({ kills: {}, faults: {}, replacements: {} })
  for (const kind of ['worker', 'signer', 'api', 'restate', 'postgres'])
    expect(none).toContain(`kill of ${kind}`)
  for (const chain of ['solana', 'ethereum', 'bsc', 'hedera'])
    for (const kind of ['drop', 'duplicate', 'timeout-after-success', 'expire'])
      expect(none).toContain(`${chain} ${kind}`)
  for (const chain of ['ethereum', 'bsc'])
    for (const kind of ['reorg', 'replacement']) expect(none).toContain(`${chain} ${kind}`)
})
