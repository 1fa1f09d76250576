import type { Attack, Broken } from './attack.ts'
import { type AttackResult, describeAttack } from './attack-result.ts'
import type { Attacker } from './attacker/attacker.ts'
import { EXPECTATIONS } from './expectations.ts'
import type { World } from './world/world.ts'

const BESIDE_EACH_OTHER = 4

/** Those that touch what all vaults share come last, one after the other. */
export async function runAttacks(run: {
  readonly attacks: readonly Attack[]
  readonly attacker: Attacker
  readonly world: World
  readonly say: (line: string) => void
}): Promise<readonly AttackResult[]> {
  const { attacks, attacker, world, say } = run
  const results = new Map<string, AttackResult>()
  const play = async (attack: Attack) => {
    const startedMs = performance.now()
    const outcome = await attack.run(attacker, world).catch(toBroken)
    const { name, line } = attack
    const durationMs = performance.now() - startedMs
    const result = { name, line, expected: EXPECTATIONS[name], outcome, durationMs }
    results.set(name, result)
    say(describeAttack(result))
  }
  const together = attacks.filter(({ isAlone }) => isAlone !== true)
  const hands = Array.from({ length: BESIDE_EACH_OTHER }, async () => {
    for (let next = together.shift(); next !== undefined; next = together.shift()) await play(next)
  })
  await Promise.all(hands)
  for (const attack of attacks) if (attack.isAlone === true) await play(attack)
  return attacks.flatMap(({ name }) => results.get(name) ?? [])
}

const toBroken = (error: unknown): Broken => ({
  broken: error instanceof Error ? (error.stack ?? error.message) : String(error),
})
