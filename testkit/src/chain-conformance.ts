import type { ChainAdapter, TokenRef } from '@windhover/server/ports/chain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FAILURES, type ReplayServer, startReplayServer } from './replay-server.ts'

export type ReadingSubject = {
  readonly adapter: ChainAdapter
  /** Text as given, and its canonical spelling. */
  readonly goodAddresses: readonly (readonly [string, string])[]
  readonly badAddresses: readonly string[]
  readonly emptyOwner: string
  readonly owner: string
  /** Some of what the owner holds. */
  readonly holdings: readonly { readonly token: TokenRef; readonly amountRaw: bigint }[]
  /** How many transactions the owner's history has at least. */
  readonly historyLength: number
}

/** What every chain must read right; run against recorded answers and against a living chain. */
export function chainReadingConformance(name: string, subjectOf: () => ReadingSubject): void {
  describe(`${name}: reading`, () => {
    it('spells good addresses one way and refuses the others', () => {
      const { adapter, goodAddresses, badAddresses } = subjectOf()
      for (const [text, canonical] of goodAddresses) expect(adapter.parseAddress(text), text).toBe(canonical)
      for (const text of badAddresses) expect(adapter.parseAddress(text), text).toBeNull()
    })

    it('refuses to read for what is no address', async () => {
      const { adapter, badAddresses } = subjectOf()
      for (const text of badAddresses) {
        await expect(adapter.getBalances(text)).rejects.toMatchObject({ code: 'chain/badAddress' })
        await expect(adapter.getHistory(text)).rejects.toMatchObject({ code: 'chain/badAddress' })
      }
    })

    it('knows that an empty owner holds nothing', async () => {
      const { adapter, emptyOwner } = subjectOf()
      expect(await adapter.getBalances(emptyOwner)).toMatchObject({ state: 'known', value: [] })
      expect(await adapter.getHistory(emptyOwner)).toEqual({ items: [], nextCursor: null })
    })

    it('reads what an owner holds, to the last unit', async () => {
      const { adapter, owner, holdings } = subjectOf()
      const reading = await adapter.getBalances(owner)
      if (reading.state !== 'known') throw new Error(`${reading.state}: ${reading.reason}`)
      for (const { token, amountRaw } of holdings) {
        const held = reading.value.find((balance) => balance.token === token)
        expect(held?.amountRaw, token).toBe(amountRaw)
        expect(held?.symbol, token).toBeTruthy()
      }
      expect(reading.value.every((balance) => balance.amountRaw > 0n)).toBe(true)
      expect(Math.abs(Date.now() - reading.observedAtMs)).toBeLessThan(60_000)
    })

    it('tells a history newest first, page by page, without gap or double', async () => {
      const { adapter, owner, historyLength } = subjectOf()
      const items = await readAllPages(adapter, owner)
      expect(items.length).toBeGreaterThanOrEqual(historyLength)
      const ids = items.map((item) => item.transactionId)
      expect(new Set(ids).size).toBe(ids.length)
      const times = items.map((item) => item.atMs)
      expect(times).toEqual(times.toSorted((a, b) => b - a))
      expect(times.every((atMs) => Number.isFinite(atMs) && atMs > 0)).toBe(true)
      expect(items.some((item) => item.changes.length > 0)).toBe(true)
    })
  })
}

export async function readAllPages(adapter: ChainAdapter, owner: string) {
  const items = []
  let cursor: string | null | undefined
  for (let page = 0; page < 50 && cursor !== null; page++) {
    const found =
      cursor === undefined ? await adapter.getHistory(owner) : await adapter.getHistory(owner, cursor)
    items.push(...found.items)
    cursor = found.nextCursor
  }
  return items
}

/** No failure of a provider may look like an empty purse. Every address of the adapter leads to a server that fails. */
export function chainFailureConformance(
  name: string,
  subject: { open: (url: string) => ChainAdapter; owner: string; other: string; transactionId: string },
): void {
  const { owner, other, transactionId } = subject
  describe(`${name}: providers that fail`, () => {
    let server: ReplayServer
    let adapter: ChainAdapter
    beforeAll(async () => {
      server = await startReplayServer([])
      adapter = subject.open(server.url)
    })
    afterAll(() => server.stop())

    it.each(FAILURES)('%s: a balance is unknown, the rest says why it cannot', async (failure) => {
      server.fail(failure)
      const reading = await adapter.getBalances(owner)
      expect(reading).toMatchObject({ state: 'unknown' })
      const code = failure === 'rate-limited' ? 'chain/rateLimited' : 'chain/unavailable'
      const asked = { code, retryable: true }
      await expect(adapter.getHistory(owner)).rejects.toMatchObject(asked)
      await expect(
        adapter.buildTransfer({ from: owner, to: other, token: 'native', amountRaw: 1n }),
      ).rejects.toMatchObject(asked)
      await expect(adapter.readSendFee(owner)).rejects.toMatchObject(asked)
      await expect(adapter.getStatus({ transactionId, lastValidBlockHeight: 1n })).rejects.toMatchObject(
        asked,
      )
    })
  })
}

/** What was seen before stands in for what cannot be seen now, and says so. */
export function chainStaleConformance(
  name: string,
  subjectOf: () => { adapter: ChainAdapter; server: ReplayServer; owner: string },
): void {
  describe(`${name}: a provider that goes away and comes back`, () => {
    it('keeps the last reading, marked as stale, until there is a new one', async () => {
      const { adapter, server, owner } = subjectOf()
      const seen = await adapter.getBalances(owner)
      if (seen.state !== 'known') throw new Error(seen.reason)
      for (const failure of FAILURES) {
        server.fail(failure)
        const { value, observedAtMs } = seen
        expect(await adapter.getBalances(owner)).toMatchObject({ state: 'stale', value, observedAtMs })
      }
      server.fail(null)
      expect(await adapter.getBalances(owner)).toMatchObject({ state: 'known', value: seen.value })
    })

    it('asks once for readings that are wanted at the same time', async () => {
      const { adapter, server, owner } = subjectOf()
      await adapter.getBalances(owner)
      const before = server.requests.length
      await adapter.getBalances(owner)
      const perReading = server.requests.length - before
      await Promise.all(Array.from({ length: 25 }, () => adapter.getBalances(owner)))
      // What is asked in one moment goes in one request or in two, so readings are not all of one length.
      const forAll = server.requests.length - before - perReading
      expect(forAll).toBeLessThan(2 * perReading)
    })
  })
}
