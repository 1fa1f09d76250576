import type { ToldPlace } from '@windhover/core/watchlist/tools'

export function toldPlace({ chain, address, symbol, name }: ToldPlace): ToldPlace {
  return { chain, address, symbol, name }
}

/** How a person may have written it. */
export function spellingsOf({ symbol, name, address }: ToldPlace): readonly string[] {
  return [symbol, name, address]
}
