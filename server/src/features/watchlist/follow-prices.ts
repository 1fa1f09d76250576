import { judgeTick } from '@windhover/core/prices/judge-tick'
import type { PriceTick } from '@windhover/core/prices/price-tick'
import type { TickConsumer } from '../../ports/price-feed.ts'
import { armAlerts, fireAlerts } from './fire-alerts.ts'
import { loadAgain, loadAll, loadChanged, readDatabaseTime } from './load-alerts.ts'
import type { WatchlistParts } from './parts.ts'
import { PriceBook, type PriceStep } from './price-book.ts'

/** A new alert is known to every worker after this at the latest. */
const LOOK_EVERY_MS = 1_000
/** Removed alerts leave no trace to follow: from time to time the book is written anew. */
const ANEW_EVERY_MS = 10 * 60_000

type Parts = Pick<WatchlistParts, 'db' | 'live' | 'clock' | 'log'>

/** Price alerts: the book finds what a tick may fire, the database decides. */
export function followPrices(parts: Parts): TickConsumer {
  const { db, clock } = parts
  let book: PriceBook | null = null
  let changedUntil = new Date(0)
  let lookedMs = Number.NEGATIVE_INFINITY
  let writtenMs = Number.NEGATIVE_INFINITY
  /** Those of a step that failed: nobody knows whether it was stored. */
  const doubtful = new Set<string>()

  async function look(): Promise<PriceBook> {
    const nowMs = performance.now()
    if (book === null || nowMs - writtenMs > ANEW_EVERY_MS) {
      const begun = await readDatabaseTime(db)
      const next = new PriceBook()
      await loadAll(db, next)
      book = next
      changedUntil = begun
      writtenMs = nowMs
    }
    changedUntil = await loadChanged(db, book, changedUntil)
    await loadAgain(db, book, [...doubtful])
    doubtful.clear()
    lookedMs = nowMs
    return book
  }

  async function settle(current: PriceBook, steps: readonly PriceStep[]): Promise<void> {
    for (const { id } of steps) doubtful.add(id)
    for (const round of inRounds(steps)) {
      const hits = round.filter(({ does }) => does === 'fire')
      const fired = await fireAlerts(
        parts,
        hits.map(({ id, atMs, priceUsd }) => ({ id, atMs, observed: priceUsd })),
      )
      const armed = await armAlerts(
        db,
        round.filter(({ does }) => does === 'arm'),
      )
      const wrong = round.filter(({ id }) => !fired.has(id) && !armed.has(id)).map(({ id }) => id)
      await loadAgain(db, current, wrong)
    }
    for (const { id } of steps) doubtful.delete(id)
  }

  return {
    name: 'price-alerts',
    onTakeOver: async () => {
      await look()
    },
    onTicks: async (ticks) => {
      const isDue = book === null || doubtful.size > 0 || performance.now() - lookedMs > LOOK_EVERY_MS
      const current = isDue || book === null ? await look() : book
      const steps = listSteps(current, ticks, clock.now().getTime())
      if (steps.length > 0) await settle(current, steps)
    },
  }
}

function listSteps(book: PriceBook, ticks: readonly PriceTick[], nowMs: number): readonly PriceStep[] {
  const steps: PriceStep[] = []
  for (const tick of ticks) {
    if (!isGood(tick, nowMs)) continue
    for (const step of book.judge(tick)) steps.push(step)
  }
  return steps
}

/** One that is old by now was news when it was logged: whoever was away for a while still owes its alerts. */
function isGood(tick: PriceTick, nowMs: number): boolean {
  const verdict = judgeTick(tick, { nowMs, lastObservedAtMs: undefined })
  return verdict === 'good' || verdict === 'too-old'
}

/** An alert can do several things within many ticks, each on top of the one before; in a round it does one. */
function inRounds(steps: readonly PriceStep[]): readonly (readonly PriceStep[])[] {
  const rounds: PriceStep[][] = []
  const done = new Map<string, number>()
  for (const step of steps) {
    const round = done.get(step.id) ?? 0
    done.set(step.id, round + 1)
    rounds[round] ??= []
    rounds[round]?.push(step)
  }
  return rounds
}
