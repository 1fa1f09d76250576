import { NATIVE } from '@windhover/core/balances/constants'
import type { ChainId } from '@windhover/core/chains/chain'
import type { TokenPassport } from '@windhover/core/tokens/contract'
import { tokenErrors } from '@windhover/core/tokens/errors'
import { listRisks } from '@windhover/core/tokens/risk'
import type { FeatureParts } from '../../composition/feature.ts'
import type { TokenFacts } from '../../ports/token-facts.ts'
import type { IndexedToken } from '../../ports/token-index.ts'
import type { MarketParts } from '../prices/index.ts'
import { readImitations } from './find-imitated.ts'
import { priceTokens } from './price-token.ts'
import { type CapParts, readCoinCap } from './read-coin-cap.ts'
import { viewListed, viewToken } from './view-token.ts'

/** Nobody can freeze, tax or mint the coin that the chain itself runs on. */
const COIN_FACTS: TokenFacts = {
  transferTaxBps: 0,
  canSell: true,
  mintAuthority: null,
  freezeAuthority: null,
}

/** Everything that can be said of one token, each source for itself: one that is away leaves its facts open. */
export async function readPassport(
  parts: Pick<FeatureParts, 'tokenIndexes' | 'tokenFacts' | 'log' | 'clock'>,
  { chain, address }: { chain: ChainId; address: string },
): Promise<TokenPassport> {
  const [token] = await parts.tokenIndexes[chain].getMany([address])
  if (token === undefined) throw tokenErrors.notFound({ context: { chain } })
  const [facts, find] = await Promise.all([
    address === NATIVE ? COIN_FACTS : parts.tokenFacts[chain].read(token),
    token.isVerified ? null : readImitations(parts, chain),
  ])
  const known = mergeFacts(token, facts)
  const owner = find?.(token) ?? null
  const { createdAtMs, topHoldersPct } = known
  const ageMs = createdAtMs === null ? null : Math.max(0, parts.clock.now().getTime() - createdAtMs)
  const imitates = owner === null ? null : viewListed(owner)
  const { transferTaxBps, canSell } = facts
  return {
    token: viewToken(known),
    imitates,
    ageMs,
    topHoldersPct,
    transferTaxBps,
    canSell,
    risks: [...listRisks({ ...known, imitates, ageMs, transferTaxBps, canSell })],
  }
}

const UNPRICED = { priceUsd: null, priceChange24hPct: null, marketCapUsd: null }

/** For reading: with the figures that every screen shows of it. */
export async function readPricedPassport(
  parts: Parameters<typeof readPassport>[0] & MarketParts & CapParts,
  token: { chain: ChainId; address: string },
): Promise<TokenPassport> {
  const passport = await readPassport(parts, token)
  // A price beside a borrowed name would be taken for the price of the token that owns the name.
  if (passport.imitates !== null) return { ...passport, token: { ...passport.token, ...UNPRICED } }
  const [priced] = await priceTokens(parts, [passport.token])
  const view = priced?.token ?? passport.token
  // The indexes of these chains list tokens, and say nothing of the coin.
  const isCoin = view.address === NATIVE && view.marketCapUsd === null
  return {
    ...passport,
    token: isCoin ? { ...view, marketCapUsd: await readCoinCap(parts, view.chain) } : view,
  }
}

/** Who holds the keys is told by whoever knows: the list, or the one who was asked about this token alone. */
function mergeFacts(token: IndexedToken, facts: TokenFacts): IndexedToken {
  return {
    ...token,
    mintAuthority: facts.mintAuthority === undefined ? token.mintAuthority : facts.mintAuthority,
    freezeAuthority: facts.freezeAuthority === undefined ? token.freezeAuthority : facts.freezeAuthority,
  }
}
