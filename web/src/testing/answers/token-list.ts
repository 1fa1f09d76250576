import type { ChainId } from '@windhover/core/chains/chain'
import { type TokenRow, tokenRoutes } from '@windhover/core/tokens/contract'
import { QUICK_PICKS } from '@windhover/core/tokens/quick-picks'
import { listRisks } from '@windhover/core/tokens/risk'
import type { StubServer } from '../stub-server.ts'

/** What the token index answers: the usual tokens of each chain, a few others, and copies of two of them. */

type Named = Pick<TokenRow, 'chain' | 'address' | 'symbol' | 'name' | 'decimals'>

export const JUP: Named = {
  chain: 'solana',
  ...{ symbol: 'JUP', name: 'Jupiter', decimals: 6 },
  address: 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN',
}
export const BONK: Named = {
  chain: 'solana',
  ...{ symbol: 'BONK', name: 'Bonk', decimals: 5 },
  address: 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263',
}
const ZEUS: Named = {
  chain: 'solana',
  ...{ symbol: 'ZEUS', name: 'Zeus Network', decimals: 6 },
  address: 'ZEUS1aR7aX8DFFJf5QjWj2ftDDdNTroMNGo8YoQm3Gq',
}

export const tokenRow = (named: Named, changes: Partial<TokenRow> = {}): TokenRow => ({
  ...named,
  ...{ icon: null, logoURI: null, priceUsd: 1, priceChange24hPct: 0, liquidityUsd: 1_000_000 },
  ...{ marketCapUsd: 10_000_000, holderCount: 10_000, isVerified: true },
  ...{ mintAuthority: null, freezeAuthority: null, risks: [] },
  ...changes,
})

/** A token that took the symbol of another one. */
export function copyOf(named: Named, place: number): TokenRow {
  const row = tokenRow(
    { ...named, address: `Copy${place}${named.address.slice(6)}` },
    { isVerified: false, priceUsd: 12, liquidityUsd: 900_000_000 },
  )
  const nothingElse = { transferTaxBps: 0, canSell: true, ageMs: null, topHoldersPct: null }
  return { ...row, risks: [...listRisks({ ...row, ...nothingElse, imitates: named })] }
}

const CHAINS: readonly ChainId[] = ['solana', 'ethereum', 'bsc', 'hedera']
const usual = CHAINS.flatMap((chain) => QUICK_PICKS[chain].map((pick) => tokenRow({ ...pick, chain })))
const COPIES = [copyOf(BONK, 1), copyOf(JUP, 2), copyOf(BONK, 3)]
/** A copy stands first: a list that shows it last has put it there. */
export const TOKEN_ROWS: readonly TokenRow[] = [
  ...COPIES,
  ...usual,
  tokenRow(JUP),
  tokenRow(BONK),
  tokenRow(ZEUS),
]

export function answerTokens(server: StubServer): void {
  const ofChain = (chain: unknown) => TOKEN_ROWS.filter((row) => row.chain === chain)
  server.answer(tokenRoutes.trendingTokens, ({ query }) =>
    ofChain(query.get('chain')).filter(({ isVerified }) => isVerified),
  )
  server.answer(tokenRoutes.searchTokens, ({ query }) => {
    const text = (query.get('query') ?? '').toLowerCase()
    const matches = (row: TokenRow) =>
      [row.symbol, row.name].some((each) => each.toLowerCase().includes(text)) ||
      row.address.toLowerCase() === text
    return ofChain(query.get('chain')).filter(matches)
  })
  server.answer(tokenRoutes.describeTokens, ({ body }) =>
    ofChain(body.chain).filter(({ address }) => body.addresses.includes(address)),
  )
  server.answer(tokenRoutes.getPassport, ({ query }) => passportOf(query.get('address') ?? ''))
}

function passportOf(address: string) {
  const found = TOKEN_ROWS.find((row) => row.address === address)
  if (found === undefined) return Response.json({}, { status: 404 })
  const { risks, ...token } = found
  return {
    ...{ token, risks, ageMs: null, topHoldersPct: null, transferTaxBps: 0, canSell: true },
    imitates: null,
  }
}
