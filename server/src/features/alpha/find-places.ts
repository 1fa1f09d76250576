import { NATIVE } from '@windhover/core/balances/constants'
import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { looksOf } from '@windhover/core/tokens/look-alike'
import { chainOfCoin } from '@windhover/core/tokens/place-symbol'
import { resolveSymbol } from '@windhover/core/tokens/resolve-symbol'
import type { AlphaParts } from './parts.ts'
import type { Place } from './research.ts'

const BEARERS_MAX = 50
/** Shorter names are part of many others. */
const NAME_CHARS_MIN = 4

type Named = { readonly name: string; readonly ticker: string }

/**
 * Where a project can be traded here, the most liquid place first. Only tokens that a registry vouches for and that
 * bear its name as well: a symbol alone is anybody's.
 */
export async function findPlaces(
  parts: AlphaParts,
  project: Named,
  before: readonly Place[],
): Promise<readonly Place[]> {
  const chains = Object.keys(CHAINS) as ChainId[]
  const found = await Promise.all(
    chains.map(async (chain) => {
      try {
        return await findOn(parts, chain, project)
      } catch (error) {
        parts.log.warn({ err: error, chain }, 'a token index is away')
        const known = before.find((place) => place.chain === chain)
        return known === undefined ? null : { ...known, liquidityUsd: 0 }
      }
    }),
  )
  return found
    .filter((place) => place !== null)
    .toSorted((one, other) => other.liquidityUsd - one.liquidityUsd)
    .map(({ chain, address }) => ({ chain, address }))
}

async function findOn({ tokenIndexes }: AlphaParts, chain: ChainId, { name, ticker }: Named) {
  if (chainOfCoin(ticker) === chain) return { chain, address: NATIVE, liquidityUsd: Number.POSITIVE_INFINITY }
  const resolved = resolveSymbol(await tokenIndexes[chain].search(ticker, BEARERS_MAX), ticker)
  if (resolved.kind !== 'one') return null
  const { address, isVerified, liquidityUsd, name: listed } = resolved.token
  return isVerified && isSameName(listed, name) ? { chain, address, liquidityUsd: liquidityUsd ?? 0 } : null
}

/** 'Jupiter' and 'Jupiter Exchange' are one; 'Jup' and 'Jupiter' are not said to be. */
function isSameName(one: string, other: string): boolean {
  const [short = '', long = ''] = [looksOf(one), looksOf(other)].toSorted((a, b) => a.length - b.length)
  return short === long || (short.length >= NAME_CHARS_MIN && long.includes(short))
}
