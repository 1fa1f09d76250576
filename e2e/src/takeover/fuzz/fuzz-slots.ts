import { SIGNING_PATHS, type SignRequest } from '@windhover/core/signing/sign-contract'
import { waitUntil } from '@windhover/testkit/wait-until'
import { drawFrom } from '../../chaos/draw.ts'
import { askSigner } from '../attacker/ask-signer.ts'
import { type Attacker, readSigned } from '../attacker/attacker.ts'
import type { SignerBeside } from '../world/signer-beside.ts'
import type { World } from '../world/world.ts'
import { type Line, whileDown, withLines } from './lines.ts'
import { SERIES, type Series, SOLD } from './make-series.ts'
import { createTally, type FuzzResult } from './tally.ts'

const HOURS_MS = 10 * 60 * 60_000
/** Tries for a second slot, beside the one that was approved. */
const TRIES_EACH = 8

/** Of every payment as it was meant one, before, after or beside others for the same approval in slots of their own. */
export async function fuzzSlots(run: {
  readonly attacker: Attacker
  readonly world: World
  /** Two on one database. */
  readonly signers: readonly [SignerBeside, SignerBeside]
  readonly seed: string
  readonly count: number
  /** How often one of them is killed meanwhile, in turn. */
  readonly kills: number
  readonly say: (line: string) => void
}): Promise<FuzzResult> {
  const { attacker, world, seed, count, kills, say } = run
  const socketPaths = run.signers.map(({ socketPath }) => socketPath)
  const victim = await world.victim([])
  const startedMs = performance.now()
  const tally = createTally()
  const controls = { asked: 0, signed: 0 }
  const before = await world.oracle.signaturesOf()
  let [groups, tries] = [0, 0]

  const hand = async (lineOf: (place: number) => Line) => {
    while (tries < count) {
      const group = groups
      groups += 1
      const make = SERIES[group % SERIES.length]
      if (make === undefined) return
      const facts = [...(await attacker.attest(SOLD))]
      // Drawn anew for each, because the hands do not keep in step.
      const draw = drawFrom(`${seed}/slots/${group}`)
      const series = await make({ world, victim, draw, group, seed, facts })
      const { first, approval: signed } = series
      controls.asked += 1
      tries += TRIES_EACH
      await lineOf(group).tell(JSON.stringify({ intent: first.intent, signed }))
      if (series.how === 'race') await race(series)
      else {
        if ((await lineOf(group).sign(JSON.stringify(first))).bytes !== null) controls.signed += 1
        await tryAgain(series, lineOf)
      }
      if (group % 2_000 === 1_999) say(`${tries} tries for a second slot`)
    }
  }
  const tryAgain = async ({ family, how, again }: Series, lineOf: (place: number) => Line) => {
    const requests = Array.from({ length: TRIES_EACH }, (_, place) => again(place))
    if (how === 'at once') {
      for (const isSigned of await askAtOnce(requests)) tally.count(family, isSigned)
      return
    }
    for (const [place, request] of requests.entries())
      tally.count(family, (await lineOf(place).sign(JSON.stringify(request))).bytes !== null)
  }
  /** Whichever of them is signed is the one that was approved; no other may be. */
  const race = async ({ family, first, again }: Series) => {
    const others = Array.from({ length: TRIES_EACH }, (_, place) => again(place))
    const answers = await askAtOnce([first, ...others])
    const signed = answers.filter((isSigned) => isSigned).length
    if (signed > 0) controls.signed += 1
    for (let place = 1; place <= TRIES_EACH; place += 1) tally.count(family, place < signed)
  }
  /** At both signers, each on a connection of its own. */
  const askAtOnce = async (requests: readonly SignRequest[]): Promise<readonly boolean[]> =>
    await Promise.all(
      requests.map(async (body, place) => {
        const socketPath = socketPaths[place % socketPaths.length] ?? ''
        const question = { method: 'POST', path: SIGNING_PATHS.sign, body }
        const answer = await whileDown(() => askSigner(socketPath, question))
        return readSigned(answer).bytes !== null
      }),
    )
  const killInTurn = async () => {
    for (let killed = 0; killed < kills; killed += 1) {
      const isDue = () => tries >= ((killed + 1) * count) / (kills + 1)
      await waitUntil({ what: 'tries', timeoutMs: HOURS_MS, check: async () => isDue() })
      await run.signers[killed % 2 === 0 ? 0 : 1].killAndRestart()
    }
  }
  await Promise.all([withLines(socketPaths, hand), killInTurn()])
  const families = tally.families()
  const known = families.reduce((sum, { signed }) => sum + signed, 0) + controls.signed
  const grown = (await world.oracle.signaturesOf()) - before
  return {
    families,
    controls,
    unaccounted: Math.max(0, grown - known),
    kills,
    durationMs: performance.now() - startedMs,
  }
}
