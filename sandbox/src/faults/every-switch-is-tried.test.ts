import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { CHAIN_FAULTS } from '../control/chain-faults.ts'
import { findDoubles } from '../doubles/mount-doubles.ts'
import type { FaultKind } from './fault-board.ts'

const SOURCE = fileURLToPath(new URL('..', import.meta.url))
/** The chains share façades: where the switches of each are tried. */
const CHAIN_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  solana: ['chains/solana'],
  ethereum: ['chains/evm'],
  bsc: ['chains/evm'],
  hedera: ['chains/hedera', 'chains/evm'],
}
/** Tried once for all doubles, over real sockets. */
const SHARED: readonly FaultKind[] = ['drop', 'delay', 'rate-limit', 'server-error', 'timeout-after-success']

/** What the doubles of market sources try in one and the same way. */
const LIKE_THE_ORIGINAL = readFileSync(
  new URL('../../../testkit/src/source-double.ts', import.meta.url),
  'utf8',
)

function testsIn(folder: string): string {
  const tests = globSync(`${folder}/**/*.test.ts`, { cwd: SOURCE })
    .map((file) => readFileSync(`${SOURCE}${file}`, 'utf8'))
    .join('\n')
  return tests.includes('failsLikeTheOriginal(') ? tests + LIKE_THE_ORIGINAL : tests
}

const names = (text: string, kind: FaultKind) => text.includes(`'${kind}'`)
const doubles = await findDoubles()

describe('every switch that is offered is tried by a test', () => {
  const sharedTests = readFileSync(`${SOURCE}doubles/mount-doubles.int.test.ts`, 'utf8')

  it.each(SHARED)('%s, for all doubles', (kind) => {
    expect(names(sharedTests, kind)).toBe(true)
  })

  it.each(doubles.map((double) => [double.name, double.faults] as const))('%s', (name, faults) => {
    const tests = testsIn(`doubles/${name}`)
    expect(faults.filter((kind) => !SHARED.includes(kind) && !names(tests, kind))).toEqual([])
  })

  it.each(Object.entries(CHAIN_FAULTS))('%s', (chain, faults) => {
    const tests = (CHAIN_FOLDERS[chain] ?? []).map(testsIn).join('\n')
    expect(faults.filter((kind) => !names(tests, kind))).toEqual([])
  })
})
