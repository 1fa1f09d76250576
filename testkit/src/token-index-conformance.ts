import type { IndexedToken, TokenIndex } from '@windhover/server/ports/token-index'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FAILURES, type ReplayServer, startReplayServer } from './replay-server.ts'

export type TokenIndexSubject = {
  readonly index: TokenIndex
  /** A well-known token that the index has. */
  readonly known: { readonly address: string; readonly symbol: string; readonly decimals: number }
  readonly unknownAddress: string
}

/** What every token index must find; run against recorded answers and against a living one. */
export function tokenIndexConformance(name: string, subjectOf: () => TokenIndexSubject): void {
  describe(`${name}: tokens`, () => {
    it('finds a token by symbol, small or large, the verified one first', async () => {
      const { index, known } = subjectOf()
      for (const query of [known.symbol, known.symbol.toLowerCase(), ` ${known.symbol} `]) {
        const [first] = await index.search(query, 10)
        expect(first).toMatchObject({ ...known, chain: index.chain, isVerified: true })
      }
    })

    it('finds a token by its address', async () => {
      const { index, known } = subjectOf()
      expect((await index.search(known.address, 5))[0]).toMatchObject(known)
    })

    it('finds nothing where nothing is, and never more than asked for', async () => {
      const { index } = subjectOf()
      expect(await index.search('zzqqxxyyzz', 10)).toEqual([])
      expect((await index.search('a', 3)).length).toBeLessThanOrEqual(3)
    })

    it('tells facts by address and leaves out what it does not know', async () => {
      const { index, known, unknownAddress } = subjectOf()
      const found = await index.getMany([known.address, unknownAddress, known.address])
      expect(found).toEqual([expect.objectContaining(known)])
      expect(await index.getMany([])).toEqual([])
    })

    it('says of figures only what is one', async () => {
      const { index, known } = subjectOf()
      const found = await index.search(known.symbol, 20)
      for (const token of found)
        for (const figure of figuresOf(token)) expect(figure === null || Number.isFinite(figure)).toBe(true)
      expect(found.every((token) => token.priceUsd === null || token.priceUsd > 0)).toBe(true)
    })

    it('has a registry of what is vouched for, and nothing else in it', async () => {
      const { index, known } = subjectOf()
      const registry = await index.listVerified()
      expect(registry).toContainEqual(expect.objectContaining(known))
      expect(registry.every((token) => token.isVerified && token.chain === index.chain)).toBe(true)
    })

    it('tells what is traded most, never more than asked for', async () => {
      const { index } = subjectOf()
      const trending = await index.listTrending(5)
      expect(trending.length).toBeGreaterThan(0)
      expect(trending.length).toBeLessThanOrEqual(5)
      expect(trending.every((token) => token.chain === index.chain)).toBe(true)
    })

    it('asks its source once for many equal searches', async () => {
      const { index, known } = subjectOf()
      const answers = await Promise.all(Array.from({ length: 20 }, () => index.search(known.symbol, 5)))
      expect(new Set(answers.map((answer) => answer[0]?.address)).size).toBe(1)
    })
  })
}

export function tokenIndexFailureConformance(name: string, open: (url: string) => TokenIndex): void {
  describe(`${name}: a source that fails`, () => {
    let server: ReplayServer
    beforeAll(async () => {
      server = await startReplayServer([])
    })
    afterAll(() => server.stop())

    it.each(FAILURES)('%s: no answer is not an empty answer', async (failure) => {
      server.fail(failure)
      const index = open(server.url)
      const refusal = { code: 'token/indexUnavailable', retryable: true }
      await expect(index.search('USDC', 5)).rejects.toMatchObject(refusal)
      await expect(index.getMany(['0.0.1'])).rejects.toMatchObject(refusal)
      await expect(index.listVerified()).rejects.toMatchObject(refusal)
      await expect(index.listTrending(5)).rejects.toMatchObject(refusal)
    })
  })
}

function figuresOf(token: IndexedToken): readonly (number | null)[] {
  const { priceUsd, priceChange24hPct, liquidityUsd, marketCapUsd, holderCount } = token
  const { createdAtMs, topHoldersPct } = token
  return [priceUsd, priceChange24hPct, liquidityUsd, marketCapUsd, holderCount, createdAtMs, topHoldersPct]
}
