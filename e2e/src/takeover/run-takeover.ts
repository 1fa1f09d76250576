import type { Attacker } from './attacker/attacker.ts'
import { ATTACKS } from './attacks/all-attacks.ts'
import { fuzzForged } from './fuzz/fuzz-forged.ts'
import { fuzzSlots } from './fuzz/fuzz-slots.ts'
import { runHoles } from './planted/run-holes.ts'
import { runAttacks } from './run-attacks.ts'
import type { TakeoverOptions } from './takeover-options.ts'
import type { TakeoverResult } from './takeover-result.ts'
import type { World } from './world/world.ts'

/** Every attack, the fuzzer and the planted holes, in one product. */
export async function runTakeover(run: {
  readonly attacker: Attacker
  readonly world: World
  readonly options: TakeoverOptions
  readonly say: (line: string) => void
}): Promise<TakeoverResult> {
  const { attacker, world, options, say } = run
  const { seed } = options
  const startedMs = performance.now()
  const named = ATTACKS.filter(({ name }) => name.includes(options.only))
  const attacks = await runAttacks({ attacks: named, attacker, world, say })
  const fuzz = await runFuzz(run)
  const holes = options.hasHoles ? await runHoles({ attacker, world, say }) : null
  return { seed, attacks, ...fuzz, holes, durationMs: performance.now() - startedMs }
}

/** At signers of its own: the product's would write a line for every refusal. */
async function runFuzz({
  attacker,
  world,
  options,
  say,
}: Parameters<typeof runTakeover>[0]): Promise<Pick<TakeoverResult, 'forged' | 'slots'>> {
  const { seed, forged: forgedCount, slots: slotCount, kills } = options
  if (forgedCount === 0 && slotCount === 0) return { forged: null, slots: null }
  const signers = await Promise.all([world.signerBeside(), world.signerBeside()])
  const [{ socketPath }] = signers
  try {
    const forged =
      forgedCount === 0
        ? null
        : await fuzzForged({ attacker, world, socketPath, seed, count: forgedCount, say })
    const slots =
      slotCount === 0
        ? null
        : await fuzzSlots({ attacker, world, signers, seed, count: slotCount, kills, say })
    return { forged, slots }
  } finally {
    await Promise.all(signers.map(({ stop }) => stop()))
  }
}
