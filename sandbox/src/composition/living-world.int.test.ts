import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { address } from '@solana/kit'
import { findFreePortBase } from '@windhover/tools/stack/ports'
import { QUICK_BLOCKS } from '@windhover/tools/stack/quick-blocks'
import { afterAll, describe, expect, it } from 'vitest'
import { meetTraveller } from '../tour/meet-traveller.ts'
import { runTour } from '../tour/run-tour.ts'
import { productEnvironment } from '../world/product-environment.ts'
import { runSandbox } from './run-sandbox.ts'
import { readSandboxOptions } from './sandbox-options.ts'

const SOMEBODY = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const SOMEBODY_ON_SOLANA = address('9B5XszUGdMaxCZ7uSQhPzdks5ZQSmWxrmzCSvtJ6Ns6g')
const stateDir = mkdtempSync(join(tmpdir(), 'windhover-world-'))
const complaints: string[] = []
const log = { info: () => {}, warn: (text: string) => void complaints.push(text) }
afterAll(() => rmSync(stateDir, { recursive: true, force: true }))

async function start() {
  const base = await findFreePortBase()
  const options = readSandboxOptions(['--port', String(base), '--state', stateDir], QUICK_BLOCKS)
  return runSandbox(options, log)
}

describe('the practice world', { timeout: 300_000 }, () => {
  it('lets a stranger do everything once, and goes on where it was after a restart', async () => {
    const first = await start()
    try {
      const traveller = await meetTraveller(productEnvironment(first.world.ports))
      const lines: string[] = []
      expect(await runTour(traveller, (line) => lines.push(line)), lines.join('')).toBe(0)
      await first.world.evm.ethereum.fund(SOMEBODY, { nativeRaw: 7n, tokens: [] })
      await first.world.hedera.fund(SOMEBODY, { nativeRaw: 9_000n, tokens: [] })
      await first.world.solana.fund(SOMEBODY_ON_SOLANA, { lamports: 1_000_000_000n, tokens: [] })
    } finally {
      await first.stop()
    }

    const account = first.world.hedera.accountId(SOMEBODY)
    const startedMs = performance.now()
    const second = await start()
    try {
      expect(performance.now() - startedMs).toBeLessThan(20_000)
      const { evm, hedera, solana } = second.world
      expect(await evm.ethereum.node.getBalance({ address: SOMEBODY })).toBe(7n)
      expect(await hedera.node.getBalance({ address: SOMEBODY })).toBe(9_000n)
      expect(hedera.accountId(SOMEBODY)).toBe(account)
      expect(solana.lamports(SOMEBODY_ON_SOLANA)).toBe(1_000_000_000n)
      expect(solana.history(SOMEBODY_ON_SOLANA, { limit: 5 })).toHaveLength(1)
    } finally {
      await second.stop()
    }
    expect(complaints).toEqual([])
  })
})
