import { cleanText } from '@windhover/core/text/clean-text'
import type { TokenRow, TokenView } from '@windhover/core/tokens/contract'
import { listRisks } from '@windhover/core/tokens/risk'
import type { IndexedToken } from '../../ports/token-index.ts'

const SYMBOL_CHARS_MAX = 32

/** Names are a stranger's words: what leaves here has nothing unseen in it. */
export function viewToken(token: IndexedToken): TokenView {
  const { mintAuthority, freezeAuthority } = token
  return {
    chain: token.chain,
    ...viewListed(token),
    icon: token.logoUrl,
    priceUsd: token.priceUsd,
    priceChange24hPct: token.priceChange24hPct,
    liquidityUsd: token.liquidityUsd,
    marketCapUsd: token.marketCapUsd,
    holderCount: token.holderCount,
    isVerified: token.isVerified,
    ...(mintAuthority === undefined ? {} : { mintAuthority }),
    ...(freezeAuthority === undefined ? {} : { freezeAuthority }),
  }
}

export function viewListed({ address, symbol, name, decimals, logoUrl }: IndexedToken) {
  const shown = cleanText(symbol, SYMBOL_CHARS_MAX) || '?'
  return { address, symbol: shown, name: cleanText(name) || shown, decimals, logoURI: logoUrl }
}

/** In a list: what its source tells at once. Notes are for those who look closer. */
export function viewRow(
  token: IndexedToken,
  known: { imitates: IndexedToken | null; nowMs: number },
): TokenRow {
  const view = viewToken(token)
  const { imitates, nowMs } = known
  const risks = listRisks({
    ...token,
    imitates: imitates === null ? null : { symbol: viewListed(imitates).symbol },
    ageMs: token.createdAtMs === null ? null : nowMs - token.createdAtMs,
    transferTaxBps: null,
    canSell: null,
  }).filter(({ level }) => level !== 'note')
  // A price beside a borrowed name would be taken for the price of the token that owns the name.
  return imitates === null ? { ...view, risks } : { ...view, priceUsd: null, risks }
}
