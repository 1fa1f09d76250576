import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { THIN_LIQUIDITY_USD } from '@windhover/core/tokens/constants'
import type { RiskFact, TokenRow } from '@windhover/core/tokens/contract'
import { tokenErrors } from '@windhover/core/tokens/errors'
import { isEverydayCoin } from '@windhover/core/tokens/everyday-coins'
import type { RecommendedToken } from '@windhover/core/toolbox/tool-answers'
import type { FeatureParts } from '../../composition/feature.ts'
import type { IndexedToken } from '../../ports/token-index.ts'
import type { MarketParts } from '../prices/index.ts'
import { priceTokens } from './price-token.ts'
import { readPassport } from './read-passport.ts'
import { viewRows } from './view-rows.ts'

type Parts = MarketParts & Pick<FeatureParts, 'tokenFacts'>
type Group = { chain: ChainId; tokens: RecommendedToken[] }

const EVERYWHERE = Object.keys(CHAINS) as ChainId[]
/** Each candidate costs questions to those who know whether it can be sold. */
const LOOKED_AT_MAX = 12
const TRENDING_MAX = 100

export async function listTrendingGroups(
  parts: Parts,
  asked: { chain?: ChainId | undefined; limit: number },
): Promise<Group[]> {
  return await groupByChain(parts, asked.chain, async (chain) => {
    const traded = await parts.tokenIndexes[chain].listTrending(TRENDING_MAX)
    const notable = traded.filter((token) => token.address !== 'native' && !isEverydayCoin(token))
    const rows = await viewRows(parts, notable.slice(0, asked.limit))
    // Nobody is recommended a token that bears another one's name.
    return await recommend(
      parts,
      rows.filter(({ risks }) => !risks.some(({ kind }) => kind === 'look-alike')),
    )
  })
}

/** Small, with pools that carry an order, and not known to be a trap. */
export async function listLowCaps(
  parts: Parts,
  asked: { chain?: ChainId | undefined; maxMarketCapUsd: number; limit: number },
): Promise<Group[]> {
  return await groupByChain(parts, asked.chain, async (chain) => {
    const index = parts.tokenIndexes[chain]
    const [verified, trending] = await Promise.all([index.listVerified(), index.listTrending(TRENDING_MAX)])
    const known = new Map([...trending, ...verified].map((token) => [token.address, token]))
    const small = [...known.values()]
      .filter((token) => isSmall(token, asked.maxMarketCapUsd))
      .toSorted((one, other) => (other.liquidityUsd ?? 0) - (one.liquidityUsd ?? 0))
      .slice(0, Math.min(LOOKED_AT_MAX, asked.limit * 2))
    const looked = await Promise.all(small.map((token) => look(parts, token)))
    const safe = looked.flatMap((token) => (token === null ? [] : [token]))
    return await recommend(parts, safe.slice(0, asked.limit))
  })
}

function isSmall({ marketCapUsd, liquidityUsd, address }: IndexedToken, maxUsd: number): boolean {
  if (address === 'native' || marketCapUsd === null || marketCapUsd <= 0) return false
  return marketCapUsd <= maxUsd && (liquidityUsd ?? 0) >= THIN_LIQUIDITY_USD
}

async function look(parts: Parts, token: IndexedToken): Promise<TokenRow | null> {
  try {
    const { chain, address } = token
    const passport = await readPassport(parts, { chain, address })
    const isTrap = passport.canSell === false || passport.risks.some(({ level }) => level === 'danger')
    return isTrap ? null : { ...passport.token, risks: passport.risks }
  } catch (error) {
    parts.log.debug({ err: error }, 'a small token could not be looked at')
    return null
  }
}

/** One chain that is away does not hide the others. */
async function groupByChain(
  parts: Parts,
  chain: ChainId | undefined,
  list: (chain: ChainId) => Promise<RecommendedToken[]>,
): Promise<Group[]> {
  if (chain !== undefined) return [{ chain, tokens: await list(chain) }]
  const asked = await Promise.allSettled(
    EVERYWHERE.map(async (each) => ({ chain: each, tokens: await list(each) })),
  )
  for (const each of asked)
    if (each.status === 'rejected') parts.log.warn({ err: each.reason }, 'a token index is away')
  const groups = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  if (groups.length === 0) throw tokenErrors.indexUnavailable()
  return groups.filter(({ tokens }) => tokens.length > 0)
}

/** What its index has no price of costs more to ask for than a list is worth. */
async function recommend(parts: Parts, rows: readonly TokenRow[]): Promise<RecommendedToken[]> {
  const listed = rows.filter(({ priceUsd }) => priceUsd !== null)
  const priced = new Map((await priceTokens(parts, listed)).map(({ token }) => [token.address, token]))
  return rows.map((row) => viewRecommended(priced.get(row.address) ?? row))
}

function viewRecommended(row: TokenRow): RecommendedToken {
  const { chain, address, name, symbol, decimals, priceUsd, priceChange24hPct, logoURI } = row
  const riskLabel = worstOf(row.risks)?.label ?? null
  const shown = { chain, address, name, symbol, decimals, priceUsd, priceChange24hPct, logoURI }
  return { ...shown, marketcap: row.marketCapUsd, riskLabel }
}

/** They come with the worst first. */
function worstOf(risks: readonly RiskFact[]): RiskFact | undefined {
  return risks.find(({ level }) => level !== 'note')
}
