import { drawFrom } from '../../chaos/draw.ts'
import type { Attacker } from '../attacker/attacker.ts'
import type { FamilyName } from '../expectations.ts'
import type { World } from '../world/world.ts'
import { FORGERIES, type ForgeScene } from './forge.ts'
import { type Bodies, bodiesOf, makeGenuine } from './genuine.ts'
import { withLines } from './lines.ts'
import { createTally, type FuzzResult } from './tally.ts'

/** Genuine parts are made anew so often, so that none of them is refused for its age. */
const RENEW_EVERY = 2_000
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
        parts = await material(place / RENEW_EVERY)
        yield { family: null, ...bodiesOf(parts.control) }
        if (place > 0 && place % TOLD_EVERY === 0) say(`${place} forged`)
      }
      const forgery = FORGERIES[place % FORGERIES.length]
      if (forgery === undefined || parts === null) continue
      const [family, forge] = forgery
      const name = `${seed}/forged/try/${place}`
      yield { family, ...(await forge({ draw, attacker, name, ...parts })) }
    }
  }
  const material = async (round: number): Promise<Parts> => {
    const facts = await attacker.attest(COINS)
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
  const tasks = makeTasks()
  await withLines([run.socketPath], async ({ tell, sign }) => {
    for (let next = await tasks.next(); next.done !== true; next = await tasks.next()) {
      const { family, told, asked } = next.value
      await tell(told)
      const isSigned = (await sign(asked)).bytes !== null
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

type Parts = Pick<ForgeScene, 'mine' | 'sibling' | 'theirs' | 'control'>
/** A control where it has no family. */
type Task = Bodies & { readonly family: FamilyName | null }
