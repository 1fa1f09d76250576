import { readXHandle } from '@windhover/core/alpha/read-x-handle'
import { cleanText } from '@windhover/core/text/clean-text'
import { readPassport } from '../tokens/index.ts'
import { readProfile } from '../toolbox/index.ts'
import { findPlaces } from './find-places.ts'
import type { AlphaParts } from './parts.ts'
import type { Place, Research } from './research.ts'

type Named = { readonly name: string; readonly ticker: string }

/** What one source does not tell now stays as it was told before, with its date. */
export async function readResearch(
  parts: AlphaParts,
  project: Named,
  before: Research | null,
): Promise<Research> {
  const at = parts.clock.now().toISOString()
  const [profile, places] = await Promise.all([
    readProfile(parts, project.name),
    findPlaces(parts, project, before?.places ?? []),
  ])
  const known = profile.isKnown ? profile.value : null
  // The source finds the best it has: another coin's profile is none.
  const own = known?.symbol === project.ticker ? known : null
  return {
    profile: profile.isKnown
      ? own && {
          source: { name: 'Messari', url: null, at: new Date(profile.observedAtMs).toISOString() },
          sector: own.sector,
          description: own.description,
        }
      : (before?.profile ?? null),
    xHandle: profile.isKnown ? own && readXHandle(own.links) : (before?.xHandle ?? null),
    places,
    token: await readToken(parts, places, before),
    at,
  }
}

async function readToken(
  parts: AlphaParts,
  [place]: readonly Place[],
  before: Research | null,
): Promise<Research['token']> {
  if (place === undefined) return null
  try {
    const { token, risks } = await readPassport(parts, place)
    return {
      source: { name: 'Windhover token checks', url: null, at: parts.clock.now().toISOString() },
      chain: place.chain,
      liquidityUsd: token.liquidityUsd,
      risks: risks.map(({ level, text }) => ({ level, text: cleanText(text, 200) })),
    }
  } catch (error) {
    parts.log.warn({ err: error, chain: place.chain }, 'the passport of a project is not known')
    return before?.token ?? null
  }
}
