import { type ReplayServer, readRecordings, startReplayServer } from '@windhover/testkit/replay-server'
import { sourceFailureConformance } from '@windhover/testkit/source-conformance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBitcoinFacts } from './index.ts'

const ADDRESS = 'bc1pr8vjq0fk89f5sw3r4n9scrasvw7kaud9akhzw57c3ygycsjspvvseyjcma'
const open = (url: string) => createBitcoinFacts({ url, apiKey: 'key', timeoutMs: 2_000 })

sourceFailureConformance('Ordiscan', {
  open,
  questions: {
    holdings: (facts) => facts.getHoldings(ADDRESS),
    'a rune': (facts) => facts.findRune('UNCOMMONGOODS'),
    inscriptions: (facts) => facts.listInscriptions(5),
  },
})

describe('Ordiscan, recorded', () => {
  let server: ReplayServer
  beforeAll(async () => {
    server = await startReplayServer(readRecordings(new URL('__fixtures__/bitcoin.json', import.meta.url)))
  })
  afterAll(() => server.stop())

  it('tells every digit of what an address holds', async () => {
    const holdings = await open(server.url).getHoldings(ADDRESS)
    expect(holdings.runes).toEqual([
      { name: 'UNCOMMONGOODS', balanceRaw: '7' },
      { name: 'DOGGOTOTHEMOON', balanceRaw: '123456789012345678901234567890' },
    ])
    expect(holdings.inscriptions[0]).toMatchObject({ number: 652, inscribedAt: '2023-02-01T20:38:33.000Z' })
  })

  it.each(['0x00000000000000000000000000000000000000Fe', 'bc1', '../runes', ''])(
    'does not ask about %s, which is no address there',
    async (address) => {
      const before = server.requests.length
      await expect(open(server.url).getHoldings(address)).rejects.toMatchObject({
        code: 'intelligence/sourceRefused',
      })
      expect(server.requests).toHaveLength(before)
    },
  )

  it('finds a rune however its name is spaced, with or without a market', async () => {
    const facts = open(server.url)
    expect(await facts.findRune('uncommon•goods')).toMatchObject({
      spacedName: 'UNCOMMON•GOODS',
      priceSats: 2.5,
      etchedAt: '2024-04-20T00:09:27.000Z',
      supplyRaw: '28000000',
    })
    expect(await facts.findRune('QUIET.RUNE')).toMatchObject({ priceUsd: null, decimals: 2, etchedAt: null })
    expect(await facts.findRune('NO SUCH RUNE')).toBeNull()
    expect(await facts.findRune('../address')).toBeNull()
  })

  it('lists the newest inscriptions, without addresses that lead nowhere', async () => {
    const [first, second] = await open(server.url).listInscriptions(2)
    expect(first).toMatchObject({
      contentUrl: null,
      inscribedAt: null,
      owner: null,
      contentType: 'text/plain;charset=utf-8',
    })
    expect(second?.contentUrl).toBe('https://ordiscan.com/content/bb')
  })
})
