import { NETWORKS } from '@windhover/core/authority/networks'
import {
  chainFailureConformance,
  chainReadingConformance,
  chainStaleConformance,
  readAllPages,
} from '@windhover/testkit/chain-conformance'
import { type ReplayServer, readRecordings, startReplayServer } from '@windhover/testkit/replay-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import type { ChainAdapter } from '../../ports/chain.ts'
import { createHederaChain } from './index.ts'

const OWNER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const EMPTY = '0x1111111111111111111111111111111111111111'

const openAll = (url: string) =>
  createHederaChain({
    evmChainId: NETWORKS.practice.hedera,
    rpcUrl: url,
    mirrorUrl: url,
    clock: systemClock,
    timeoutMs: 2_000,
  })

let server: ReplayServer
let adapter: ChainAdapter
beforeAll(async () => {
  server = await startReplayServer(readRecordings(new URL('__fixtures__/mirror.json', import.meta.url)))
  adapter = openAll(server.url).chain
})
afterAll(() => server.stop())

chainReadingConformance('Hedera, recorded', () => ({
  adapter,
  goodAddresses: [
    ['0.0.456858', '0.0.456858'],
    ['0x000000000000000000000000000000000006f89a', '0.0.456858'],
    [OWNER.toLowerCase(), OWNER],
  ],
  badAddresses: ['', '0.0.x', '0.0.01', '1.0.5', OWNER.replace('aA', 'Aa')],
  emptyOwner: EMPTY,
  owner: OWNER,
  holdings: [
    { token: 'native', amountRaw: 4_999_999_999_999_999_999n },
    { token: '0.0.456858', amountRaw: 12_345n },
    { token: '0.0.1456986', amountRaw: 9_223_372_036_854_775_807n },
  ],
  historyLength: 6,
}))
chainStaleConformance('Hedera, recorded', () => ({ adapter, server, owner: OWNER }))
chainFailureConformance('Hedera', {
  open: (url) => openAll(url).chain,
  owner: OWNER,
  other: EMPTY,
  transactionId: `0x${'12'.repeat(32)}`,
})

describe('Hedera, recorded', () => {
  it('tells the fee apart: all of it from who sent, the signer’s part from who came through a relay', async () => {
    const [relayed, own] = await readAllPages(adapter, OWNER)
    expect(own).toMatchObject({ feeRaw: 100_000n, counterparty: '0.0.4444' })
    expect(own?.changes).toEqual([{ token: 'native', symbol: 'HBAR', decimals: 8, amountRaw: -1_000_000n }])
    expect(relayed).toMatchObject({ feeRaw: 70_000n, changes: [{ token: 'native', amountRaw: -500n }] })
  })

  it('tells a caused transaction by its own time, so that no two share an id', async () => {
    const items = await readAllPages(adapter, OWNER)
    expect(items[2]).toMatchObject({ transactionId: '1700000001.100000001' })
    expect(items[2]?.changes).toEqual([{ token: '0.0.731861', symbol: 'SAUCE', decimals: 6, amountRaw: 9n }])
    expect(items.filter((item) => !item.succeeded)).toHaveLength(1)
  })

  it('knows no account, and does not know whether there is one', async () => {
    const { accounts } = openAll(server.url)
    expect(await accounts.findAccountId(EMPTY)).toMatchObject({ state: 'known', value: null })
    server.fail('server-error')
    expect(await accounts.findAccountId(OWNER)).toMatchObject({ state: 'unknown' })
    expect(await accounts.isAssociated(OWNER, '0.0.456858')).toMatchObject({ state: 'unknown' })
    server.fail(null)
    expect(await accounts.findAccountId(OWNER)).toMatchObject({ state: 'known', value: '0.0.5123456' })
  })
})
