import { drawFrom } from '../../universe/seeded-draw.ts'
import type { World } from '../../world/world.ts'

/** A rune moves as some small token of the market does. */
export type Rune = {
  readonly name: string
  readonly formattedName: string
  readonly id: string
  readonly number: number
  readonly symbol: string
  readonly decimals: number
  readonly assetId: string
  readonly supplyRaw: bigint
  readonly etchedAtMs: number
  /** Nobody trades it. */
  readonly isUntraded: boolean
}

const RUNES_MAX = 14
const FIRST_BLOCK = 840_000
const FIRST_RUNES_MS = Date.UTC(2024, 3, 20)

export function bookRunes({ seed, universe }: Pick<World, 'seed' | 'universe'>): readonly Rune[] {
  return universe.assets
    .filter((asset) => asset.class === 'tail' && /^[A-Za-z]+ [A-Za-z]+$/.test(asset.name))
    .slice(0, RUNES_MAX)
    .map((asset, place) => {
      const draw = drawFrom(seed, 'rune', asset.id)
      const formattedName = asset.name.toUpperCase().replaceAll(' ', '•')
      const decimals = draw.pick([0, 0, 2, 5])
      return {
        name: formattedName.replaceAll('•', ''),
        formattedName,
        id: `${FIRST_BLOCK + Math.round(draw.between(1, 30_000))}:${Math.round(draw.between(1, 900))}`,
        number: place + 1,
        symbol: draw.pick(['◉', '⚘', '☼', '⌁']),
        decimals,
        assetId: asset.id,
        supplyRaw: BigInt(Math.round(asset.supply)) * 10n ** BigInt(decimals),
        etchedAtMs: FIRST_RUNES_MS + Math.round(draw.between(0, 200)) * 86_400_000,
        isUntraded: place % 6 === 5,
      }
    })
}
