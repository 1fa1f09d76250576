import { chmodSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Broken, NotTried, Outcome } from '../attack.ts'
import type { Attacker } from '../attacker/attacker.ts'
import { ATTACKS } from '../attacks/all-attacks.ts'
import { pageOf } from '../world/shown-page.ts'
import type { World } from '../world/world.ts'
import { carelessCheck } from './careless-page.ts'
import { HOLE_FILE_VARIABLE, HOLES, type Hole } from './current-hole.ts'
import { FOUND_BY } from './found-by.ts'
import { describeHole, type HoleResult } from './hole-result.ts'

const ENTRY = 'e2e/src/takeover/planted/main-planted-signer.ts'

/** One signer beside the product's own, with one hole after the other; every attack is also tried there with none. */
export async function runHoles(run: {
  readonly attacker: Attacker
  readonly world: World
  readonly say: (line: string) => void
}): Promise<readonly HoleResult[]> {
  const { attacker, world, say } = run
  const folder = mkdtempSync(join(tmpdir(), 'wh-hole-'))
  // The signer reads it as another user.
  chmodSync(folder, 0o711)
  const file = join(folder, 'hole')
  let current: Hole | '' = ''
  const plant = (hole: Hole | '') => {
    current = hole
    writeFileSync(`${file}.next`, hole)
    renameSync(`${file}.next`, file)
  }
  plant('')
  const signer = await world.signerBeside({ entry: ENTRY, env: { [HOLE_FILE_VARIABLE]: file } })
  try {
    const there = attacker.at(signer.socketPath)
    const careless = carelessCheck(() => current === 'owner-of-addresses-not-compared')
    const shown = { ...world, page: pageOf(world.signerEnv.SIGNER_PUBLIC_KEY_FILE ?? '', careless) }
    const play = async (name: string): Promise<Outcome | NotTried | Broken> => {
      const attack = ATTACKS.find((each) => each.name === name)
      if (attack === undefined) throw new Error(`there is no attack ${name}`)
      return await attack.run(there, shown).catch((error: unknown) => ({ broken: String(error) }))
    }
    const names = [...new Set(Object.values(FOUND_BY))]
    const healthy = new Map(await Promise.all(names.map(async (name) => [name, await play(name)] as const)))
    const results: HoleResult[] = []
    for (const hole of HOLES) {
      const attack = FOUND_BY[hole]
      plant(hole)
      const open = await play(attack)
      plant('')
      const result = { hole, attack, open, healthy: healthy.get(attack) ?? { broken: 'not tried' } }
      results.push(result)
      say(describeHole(result))
    }
    return results
  } finally {
    await signer.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
