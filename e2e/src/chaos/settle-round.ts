import { setTimeout as sleep } from 'node:timers/promises'
import { hasEnded } from '@windhover/core/transactions/intent-state'
import type { ChaosWorld } from './chaos-world.ts'
import { countEffects } from './count-effects.ts'
import { type Counts, countBy } from './counts.ts'
import { type Finding, judgeHolding, judgeIntent, type Violation } from './judge-round.ts'
import type { MadeIntent } from './make-intents.ts'
import { type Opening, readHoldings } from './read-books.ts'
import type { ChaosProduct } from './start-chaos-product.ts'
import { readStates, type SubmitAnswer } from './submit-anyhow.ts'

/** 150 blocks of Solana at 0.4 s; elsewhere nothing expires, and it is held to the same. */
const VALIDITY_MS = 60_000
export const STUCK_AFTER_MS = 2 * VALIDITY_MS
const LOOK_EVERY_MS = 1_000

export type Round = {
  readonly product: ChaosProduct
  readonly world: ChaosWorld
  readonly intents: readonly MadeIntent[]
  readonly openings: readonly Opening[]
  readonly taken: ReadonlyMap<string, SubmitAnswer>
  readonly patience: Patience
  readonly say: (line: string) => void
}
export type Patience = {
  /** Without any movement. */
  readonly stuckAfterMs: number
  /** Without any movement, when all has ended and the chains do not agree. As long as for what is stuck when left out. */
  readonly wrongAfterMs?: number
  /** False while there is a reason to wait even for what does not move. */
  readonly mayGiveUp?: () => boolean
  /** A doubled payment ends it as soon as it is seen, whatever else is still on its way. */
  readonly endsAtDoubled?: boolean
}
export type Verdict = { readonly violations: readonly Violation[]; readonly states: Counts }
type States = ReadonlyMap<string, Finding['state']>

/**
 * Waits until the product says that all has ended and the chains agree, or until nothing has moved for two validity
 * windows. What is wrong then stays wrong: a doubled payment never heals, and a lost one had its time.
 */
export async function settleRound(round: Round): Promise<Verdict> {
  const { stuckAfterMs, mayGiveUp = () => true, endsAtDoubled = false } = round.patience
  const { wrongAfterMs = stuckAfterMs } = round.patience
  let movedMs = performance.now()
  let before = ''
  let said = ''
  for (;;) {
    const states = await readAll(round)
    const picture = JSON.stringify([...states])
    if (picture !== before) movedMs = performance.now()
    before = picture
    const areDone = [...states.values()].every(isDone)
    const isOver = performance.now() - movedMs > (areDone ? wrongAfterMs : stuckAfterMs) && mayGiveUp()
    if (isOver || areDone || endsAtDoubled) {
      const violations = await check(round, states)
      const isHopeless = violations.some((each) => each.kind === 'doubled')
      const counts = countBy([...states.values()].map((state) => state ?? 'UNANSWERED'))
      if (isOver || isHopeless || (areDone && violations.length === 0)) return { violations, states: counts }
      const complaint = `${violations.length} not right yet: ${violations[0]?.text}`
      if (areDone && complaint !== said) round.say(complaint)
      said = areDone ? complaint : said
    }
    await sleep(LOOK_EVERY_MS)
  }
}

/** Whether the product says that all of it has ended. */
export async function haveAllEnded(round: Pick<Round, 'product' | 'intents' | 'taken'>): Promise<boolean> {
  return [...(await readAll(round)).values()].every(isDone)
}

const isDone = (state: Finding['state']) => state === 'REFUSED' || (state !== null && hasEnded(state))

async function readAll({
  product,
  intents,
  taken,
}: Pick<Round, 'product' | 'intents' | 'taken'>): Promise<States> {
  const vaults = [...new Set(intents.map(({ vault }) => vault))]
  const told = await Promise.all(vaults.map((vault) => readStates(vault, product.instances)))
  const known = new Map(told.flatMap((states) => [...states]))
  return new Map(
    intents.map(({ body }) => {
      const answer = taken.get(body.id)
      return [body.id, known.get(body.id) ?? (answer === 'refused' ? 'REFUSED' : null)]
    }),
  )
}

async function check(round: Round, states: States): Promise<readonly Violation[]> {
  const { world, intents, openings, product } = round
  const effects = await countEffects(world, intents)
  const holdings = await readHoldings(world, {
    intents,
    openings,
    databaseUrl: product.addresses.databaseUrl,
  })
  const wrong = [
    ...intents.map(({ body, planned }, place) =>
      judgeIntent({
        intentId: body.id,
        what: `${planned.chain} ${planned.movement}`,
        state: states.get(body.id) ?? null,
        effects: effects[place] ?? Number.NaN,
      }),
    ),
    ...holdings.map(judgeHolding),
  ]
  return wrong.filter((each) => each !== null)
}
