import { drawFrom } from '../../chaos/draw.ts'
import type { Attacker } from '../attacker/attacker.ts'
import type { FamilyName } from '../expectations.ts'
import type { World } from '../world/world.ts'
import { FORGERIES, type ForgeScene } from './forge.ts'
import { type Bodies, bodiesOf, makeGenuine } from './genuine.ts'
import { type Line, openLine, withLines } from './lines.ts'
import { SOLD } from './make-series.ts'
import { addUp, openStatementRounds, type RoundCount, STATEMENT_FAMILIES } from './statement-rounds.ts'
import { createTally, type FuzzResult } from './tally.ts'
import type { Telling } from './tell-statement.ts'

/** Genuine parts are made anew so often, so that none of them is refused for its age. */
const RENEW_EVERY = 2_000
const TOLD_EVERY = 100_000
/** Of every chain that a forged payment may be moved to, and of what envelopes sell. */
const COINS = [...SOLD, { kind: 'price', chain: 'bsc', token: 'native' }] as const
const FAMILIES = FORGERIES.length + STATEMENT_FAMILIES.length

/** Forged, changed and mixed statements, as many as asked for; the same seed is the same tries. */
export async function fuzzForged(run: {
  readonly attacker: Attacker
  readonly world: World
  readonly socketPath: string
  readonly seed: string
  readonly count: number
  readonly say: (line: string) => void
}): Promise<FuzzResult> {
  const { attacker, world, socketPath, seed, count, say } = run
  const [victim, other] = await Promise.all([world.victim([]), world.victim([])])
  const statements = await openStatementRounds({ attacker, world, socketPath, seed, victim, say })
  const line = await openLine(socketPath)
  const startedMs = performance.now()
  const draw = drawFrom(`${seed}/forged`)
  const tally = createTally()
  const counted: RoundCount = { asked: 0, done: 0, signatures: 0, altered: 0 }
  const before = await world.oracle.signaturesOf()

  const material = async (round: number): Promise<Parts> => {
    const facts = [...(await attacker.attest(COINS))]
    const at = (owner: typeof victim, part: string, place: number) =>
      makeGenuine(world, {
        victim: owner,
        name: `${seed}/forged/${round}/${part}`,
        nonce: round * 4 + place,
        facts,
      })
    return {
      control: await at(victim, 'control', 0),
      mine: await at(victim, 'mine', 1),
      sibling: await at(victim, 'sibling', 2),
      theirs: await at(other, 'theirs', 3),
    }
  }
  /** In order, whichever hand takes them. */
  async function* makeTasks(round: number, parts: Parts): AsyncGenerator<Task> {
    const end = Math.min(count, (round + 1) * RENEW_EVERY)
    for (let place = round * RENEW_EVERY; place < end; place += 1) {
      const name = `${seed}/forged/try/${place}`
      const [family, forge] = FORGERIES[place % FAMILIES] ?? []
      if (family !== undefined && forge !== undefined)
        yield { family, bodies: await forge({ draw, attacker, name, ...parts }) }
      else yield { telling: await statements.forge({ draw, name }) }
    }
  }
  const tryOne = async ({ ask, tell, sign }: Line, task: Task) => {
    // What became of statements is looked up at the end of the round.
    if ('telling' in task) return void (await ask(task.telling.method, task.telling.path, task.telling.body))
    await tell(task.bodies.told)
    const isSigned = (await sign(task.bodies.asked)).bytes !== null
    tally.count(task.family, isSigned)
    counted.signatures += isSigned ? 1 : 0
  }
  const playRound = async (round: number) => {
    const parts = await material(round)
    const { control } = parts
    const { facts } = control
    const { told, asked } = bodiesOf(control)
    await line.tell(told)
    const isSigned = (await line.sign(asked)).bytes !== null
    addUp(counted, { asked: 1, done: isSigned ? 1 : 0, signatures: isSigned ? 1 : 0, altered: 0 })
    addUp(counted, await statements.begin({ line, round, facts }))
    const tasks = makeTasks(round, parts)
    await withLines([socketPath], async (lineOf) => {
      for (let next = await tasks.next(); next.done !== true; next = await tasks.next())
        await tryOne(lineOf(0), next.value)
    })
    addUp(counted, await statements.end({ line, round, facts, tally }))
  }
  try {
    for (let round = 0; round * RENEW_EVERY < count; round += 1) {
      await playRound(round)
      const place = (round + 1) * RENEW_EVERY
      if (place % TOLD_EVERY === 0) say(`${place} forged`)
    }
  } finally {
    line.close()
  }
  const grown = (await world.oracle.signaturesOf()) - before
  return {
    families: tally.families(),
    controls: { asked: counted.asked, signed: counted.done },
    unaccounted: Math.max(0, grown - counted.signatures),
    altered: counted.altered,
    durationMs: performance.now() - startedMs,
  }
}

type Parts = Pick<ForgeScene, 'mine' | 'sibling' | 'theirs' | 'control'>
type Task = { readonly family: FamilyName; readonly bodies: Bodies } | { readonly telling: Telling }
