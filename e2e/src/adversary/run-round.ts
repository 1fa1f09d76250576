import { setTimeout as sleep } from 'node:timers/promises'
import { drawFrom } from '../chaos/draw.ts'
import { type Arena, type Scene, thiefOf } from './arena.ts'
import { openBook } from './oracle/book.ts'
import { judgeContest, type Verdict } from './oracle/judge-contest.ts'
import { readBooks, type Stock, takeStock } from './oracle/take-stock.ts'
import { createProgramme } from './programme.ts'
import { settle } from './settle.ts'
import { openTally, type Tally } from './tally.ts'
import type { Market } from './world/market.ts'
import type { Contest } from './world/open-contest.ts'

export type RoundPlan = {
  readonly seed: string
  readonly actions: number
  readonly contexts: number
  /**
   * For products with a hole: begins with these families, ends as soon as the books show anything, and waits for no
   * chain. What is still on its way would be found missing later, by whoever looks next.
   */
  readonly findsFirst?: readonly string[]
  readonly whenTold?: (tally: Tally) => void
}

export type RoundOutcome = { readonly tally: Tally; readonly verdict: Verdict; readonly durationMs: number }

/** As many as two cores and the pool of connections carry. */
const AT_ONCE = 16
const THIEVES = 8
/** Real payments are slow; everything else is not. */
const PAYS_EVERY = 9
/** With a hole: a few at once and a look after each, because the first of them should find it. */
const HUNTING_AT_ONCE = 4
const TIDIES_EVERY = 400
const TELLS_EVERY = 500
/** What has to wait longer than this for its time is left out at the end. */
const WAITS_MS = 2_000

/** Attacks and ordinary life, mixed by the seed; judged by what the world looks like afterwards. */
export async function runRound(contest: Contest, market: Market, plan: RoundPlan): Promise<RoundOutcome> {
  const startedMs = performance.now()
  const [book, tally] = [openBook(), openTally()]
  const arena: Arena = { contest, market, book, tally, later: [] }
  const isHunt = plan.findsFirst !== undefined
  const before = isHunt ? { ...(await readBooks(contest)), holdings: [] } : await takeStock(contest)
  const judge = (after: Stock) => judgeContest({ before, after, book, worthUsd: market.worthUsd })
  const readOnlyBooks = async (): Promise<Stock> => ({
    ...(await readBooks(contest)),
    holdings: before.holdings,
  })
  const next = createProgramme(arena, plan.findsFirst)
  const visits = new Map<string, number>()
  let place = 0
  let contextsBegun = 0
  let isCaught = false
  const isDone = () => isCaught || (tally.actions() >= plan.actions && tally.contexts() >= plan.contexts)
  const work = async () => {
    while (!isDone()) {
      const own = place++
      if (own % TIDIES_EVERY === TIDIES_EVERY - 1) await tidyUp(contest)
      if (own % TELLS_EVERY === TELLS_EVERY - 1) plan.whenTold?.(tally)
      const isContext = contextsBegun * plan.actions < tally.actions() * plan.contexts
      if (isContext) contextsBegun += 1
      const { name, play } = next(isContext)
      const visit = visits.get(name) ?? 0
      visits.set(name, visit + 1)
      await play(sceneOf(contest, market, { seed: plan.seed, place: own, visit }))
      if (isHunt) {
        const { violations } = judge(await readOnlyBooks())
        isCaught ||= violations.length > 0
      }
    }
  }
  await Promise.all(Array.from({ length: isHunt ? HUNTING_AT_ONCE : AT_ONCE }, work))
  if (!isCaught) await playLater(arena)
  if (!isHunt) await settle(contest)
  const verdict = judge(isHunt ? await readOnlyBooks() : await takeStock(contest))
  await blameFamilies(contest, tally, verdict)
  return { tally, verdict, durationMs: performance.now() - startedMs }
}

function sceneOf(
  { people }: Contest,
  market: Market,
  { seed, place, visit }: { seed: string; place: number; visit: number },
): Scene {
  const thief = thiefOf(seed, place % THIEVES)
  return {
    draw: drawFrom(`${seed}/${place}`),
    people,
    market,
    thief,
    place,
    mayPay: visit % PAYS_EVERY === 0,
  }
}

async function playLater({ later }: Arena): Promise<void> {
  for (const { atMs, play } of later.splice(0)) {
    const waitMs = atMs - Date.now()
    if (waitMs > WAITS_MS) continue
    await sleep(Math.max(0, waitMs))
    await play()
  }
}

/** Lists of memories are bounded, and full ones would hide what a model writes next. */
async function tidyUp({ sql }: Contest): Promise<void> {
  await sql`delete from memories where created_at < now() - interval '5 seconds' and confirmed_at is null`
  await sql`delete from memories where created_at < now() - interval '5 seconds' and author = 'user'`
}

async function blameFamilies({ sql }: Contest, tally: Tally, { violations }: Verdict): Promise<void> {
  for (const { kind, intentId } of violations) {
    if (kind !== 'intent' || intentId === undefined) continue
    const [card] = await sql<{ messageId: string }[]>`
      select message_id as "messageId" from proposals
      where action -> 'intent' ->> 'id' = ${intentId}
        or action @? ('$.intents[*].id ? (@ == "' || ${intentId}::text || '")')::jsonpath`
    const culprit = tally.culprit(card?.messageId ?? '')
    const row = tally.families.get(culprit?.family ?? '')
    if (row !== undefined) row.moved += 1
    const context = culprit?.encoding === undefined ? undefined : tally.encodings.get(culprit.encoding)
    if (context !== undefined) context.moved += 1
  }
}
