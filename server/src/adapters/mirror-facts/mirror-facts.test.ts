import { FAILURES, type ReplayServer, startReplayServer } from '@windhover/testkit/replay-server'
import { afterEach, describe, expect, it } from 'vitest'
import { systemClock as clock } from '../../platform/clock.ts'
import { createMirrorFacts } from './index.ts'

const TOKEN = { address: '0.0.731861', decimals: 6 }
const key = { _type: 'ED25519', key: 'abcd' }

let server: ReplayServer
afterEach(() => server.stop())

async function read(answer: object) {
  server = await startReplayServer([{ path: '/api/v1/tokens/0.0.731861', answer }])
  return createMirrorFacts({ mirrorUrl: server.url, clock }).read(TOKEN)
}

describe('mirror node, recorded', () => {
  it('tells who holds the keys, and that nobody does', async () => {
    expect(await read({ supply_key: key, freeze_key: null, custom_fees: { fractional_fees: [] } })).toEqual({
      transferTaxBps: 0,
      canSell: null,
      mintAuthority: 'abcd',
      freezeAuthority: null,
    })
  })

  it('adds the parts that a transfer loses', async () => {
    const fee = (numerator: number, denominator: number) => ({ amount: { numerator, denominator } })
    const custom_fees = { fractional_fees: [fee(1, 100), fee(5, 1_000)] }
    expect(await read({ supply_key: null, freeze_key: key, custom_fees })).toMatchObject({
      transferTaxBps: 150,
      freezeAuthority: 'abcd',
    })
  })

  it.each(FAILURES)('%s: knows nothing, which is not fine', async (failure) => {
    server = await startReplayServer([])
    server.fail(failure)
    const facts = createMirrorFacts({ mirrorUrl: server.url, clock, timeoutMs: 1_000 })
    expect(await facts.read(TOKEN)).toEqual({ transferTaxBps: null, canSell: null })
  })
})
