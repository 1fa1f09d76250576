import type { ChainId } from '@windhover/core/chains/chain'
import { isSameToken } from '@windhover/core/swaps/counterpart'
import { cleanText } from '@windhover/core/text/clean-text'
import type { TokenView } from '@windhover/core/tokens/contract'
import { type Intent, kindOf } from '@windhover/core/transactions/intent'
import type { FeatureParts } from '../../../composition/feature.ts'
import { viewToken } from '../../tokens/index.ts'
import { findToken } from '../stores/find-token.ts'

type Parts = Pick<FeatureParts, 'chains' | 'tokenIndexes' | 'log'>

/** Everything that an intent moves, by its address. */
export async function listMoved(parts: Parts, intent: Intent, owner: string): Promise<TokenView[]> {
  const { chain } = intent
  const tokens = tokensOf(intent)
  const listed = await parts.tokenIndexes[chain].getMany(tokens).catch((error: unknown) => {
    parts.log.warn({ err: error, chain }, 'a token index is away')
    return []
  })
  const views = tokens.map(async (token) => {
    const known = listed.find(({ address }) => isSameToken(address, token))
    return known === undefined ? await viewUnlisted(parts, { chain, owner, token }) : [viewToken(known)]
  })
  return (await Promise.all(views)).flat()
}

function tokensOf(intent: Intent): string[] {
  const kind = kindOf(intent)
  const moved = [...kind.outflows(intent), ...kind.inflows(intent)].map(({ token }) => token)
  return [...new Set([kind.token(intent), ...moved])]
}

/** A token that no index lists is what the chain says of it, and nobody vouches for it. */
async function viewUnlisted(
  parts: Parts,
  asked: { chain: ChainId; owner: string; token: string },
): Promise<TokenView[]> {
  const { chain, token } = asked
  const facts = await findToken(parts, asked).catch(() => null)
  if (facts === null) return []
  const symbol = cleanText(facts.symbol ?? '') || '?'
  const market = { priceUsd: null, priceChange24hPct: null, liquidityUsd: null, marketCapUsd: null }
  const looks = { symbol, name: symbol, icon: null, logoURI: null }
  const { decimals } = facts
  return [
    {
      chain,
      address: token,
      decimals,
      ...looks,
      ...market,
      holderCount: null,
      isVerified: token === 'native',
    },
  ]
}
