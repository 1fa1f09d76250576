import type { Arena, Scene } from '../arena.ts'
import { RULE_ATTACKS } from './rule-attacks.ts'
import type { SurfaceFamily } from './surface-family.ts'
import { TOKEN_ATTACKS } from './token-attacks.ts'

export const SURFACE_FAMILIES: readonly SurfaceFamily[] = [...TOKEN_ATTACKS, ...RULE_ATTACKS]

export async function playSurface(arena: Arena, family: SurfaceFamily, scene: Scene): Promise<void> {
  const { name, play } = family
  await play({
    arena,
    scene,
    family: name,
    tried: ({ status }) => arena.tally.act(name, 'surface', status === 200 ? 'let in' : `${status}`),
  })
}
