import { drawFrom } from '../../chaos/draw.ts'
import type { Attacker } from '../attacker/attacker.ts'
import type { FamilyName } from '../expectations.ts'
import type { World } from '../world/world.ts'
import { FORGERIES, type ForgeScene, SEALED_ANEW } from './forge.ts'
import { makeGenuine } from './genuine.ts'
import { withLines } from './lines.ts'
import { createTally, type FuzzResult } from './tally.ts'

/** Genuine parts are made anew so often, so that none of them is refused for its age. */
const RENEW_EVERY = 2_000
const ANEW_EVERY = 200
const TOLD_EVERY = 100_000
/** Of every chain that a forged payment may be moved to. */
const COINS = (['ethereum', 'bsc'] as const).map(
  (chain) => ({ kind: 'price', chain, token: 'native' }) as const,
)

/** Forged, changed and mixed approvals, as many as asked for; the same seed is the same tries. */
export async function fuzzForged(run: {
  readonly attacker: Attacker
  readonly world: World
  readonly socketPath: string
  readonly seed: string
  readonly count: number
  readonly say: (line: string) => void
}): Promise<FuzzResult> {
  const { attacker, world, seed, count, say } = run
  const [victim, other] = await Promise.all([world.victim([]), world.victim([])])
  const startedMs = performance.now()
  const draw = drawFrom(`${seed}/forged`)
  const tally = createTally()
  const controls = { asked: 0, signed: 0 }
  const before = await world.oracle.signaturesOf()

  /** In order, whichever hand takes them. */
  async function* makeTasks(): AsyncGenerator<Task> {
    let parts: Parts | null = null
    for (let place = 0; place < count; place += 1) {
      if (place % RENEW_EVERY === 0) {
        const { control, ...fresh } = await material(place / RENEW_EVERY)
        parts = fresh
        yield { family: null, body: JSON.stringify(control) }
        if (place > 0 && place % TOLD_EVERY === 0) say(`${place} forged`)
      }
      const [family, forge] =
        place % ANEW_EVERY === 0 ? SEALED_ANEW : (FORGERIES[place % FORGERIES.length] ?? SEALED_ANEW)
      const body = parts && forge({ draw, attacker, name: `${seed}/forged/try/${place}`, ...parts })
      if (body !== null) yield { family, body }
    }
  }
  const material = async (round: number) => {
    const facts = await attacker.attest(COINS)
    const at = (owner: typeof victim, part: string, place: number) =>
      makeGenuine(world, {
        victim: owner,
        name: `${seed}/forged/${round}/${part}`,
        nonce: round * 4 + place,
        facts,
      })
    return {
      control: at(victim, 'control', 0),
      mine: at(victim, 'mine', 1),
      sibling: at(victim, 'sibling', 2),
      theirs: at(other, 'theirs', 3),
    }
  }
  const tasks = makeTasks()
  await withLines(run.socketPath, async (ask) => {
    for (let next = await tasks.next(); next.done !== true; next = await tasks.next()) {
      const { family, body } = next.value
      const isSigned = (await ask(body)).bytes !== null
      if (family !== null) tally.count(family, isSigned)
      else {
        controls.asked += 1
        controls.signed += isSigned ? 1 : 0
      }
    }
  })
  const families = tally.families()
  const known = families.reduce((sum, { signed }) => sum + signed, 0) + controls.signed
  const grown = (await world.oracle.signaturesOf()) - before
  return {
    families,
    controls,
    unaccounted: Math.max(0, grown - known),
    durationMs: performance.now() - startedMs,
  }
}

type Parts = Pick<ForgeScene, 'mine' | 'sibling' | 'theirs'>
/** A control where it has no family. */
type Task = { readonly family: FamilyName | null; readonly body: string }
