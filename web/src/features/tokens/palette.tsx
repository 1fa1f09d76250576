import { balanceRoutes } from '@windhover/core/balances/contract'
import { showAmount } from '@windhover/core/money/show-amount'
import { type TokenRow, tokenRoutes } from '@windhover/core/tokens/contract'
import { rankTokens } from '@windhover/core/tokens/rank-tokens'
import { routeQuery } from '../../lib/api/route-query.ts'
import { readingQuery } from '../../lib/balance-readings.ts'
import { openToken } from '../../lib/open-token.ts'
import type { PaletteContext, PaletteSource } from '../../lib/palette-source.ts'
import { TokenMark } from '../../money/marks/token-mark.tsx'
import { PaletteFigures } from './components/palette-figures.tsx'
import { RiskBadges } from './components/risk-badges.tsx'
import { paletteCopy } from './copy.ts'
import { isCopy, keyOf } from './picker-rows.ts'

const FOUND_MAX = 20
const FRESH_MS = 60_000
const HELD_DECIMALS = 4

/** Tokens of every network by symbol, name or address. Look-alikes come last and have no price. */
export const source: PaletteSource = {
  search: {
    group: 'Tokens',
    find: async (typed, context) => {
      const query = typed.slice(0, 100)
      const route = routeQuery(tokenRoutes.searchTokens, { query: { query, limit: FOUND_MAX } })
      const found = await context.queryClient.fetchQuery({ ...route, staleTime: FRESH_MS, retry: false })
      const heldOf = readHeld(context)
      return rankTokens(found, { query, limit: FOUND_MAX })
        .toSorted((one, other) => Number(isCopy(one)) - Number(isCopy(other)))
        .map((token) => ({
          ...entryOf(token, heldOf(token)),
          ...(query === token.address ? { ask: paletteCopy.ask(token.address) } : {}),
        }))
    },
  },
}

function entryOf(token: TokenRow, held: string | null) {
  const { chain, address, symbol, name, risks } = token
  return {
    id: `token-${chain}-${address}`,
    title: symbol,
    detail: name,
    ...(held === null ? {} : { hint: paletteCopy.held(held) }),
    ...(isCopy(token)
      ? { badge: <RiskBadges risks={risks.filter(({ kind }) => kind === 'look-alike')} /> }
      : {}),
    mark: <TokenMark token={token} size={28} badgeOn="popover" />,
    note: <PaletteFigures token={token} />,
    enterDoes: paletteCopy.enterDoes(symbol),
    run: () => openToken({ chain, address }),
  }
}

/** From what was read for the vault's total; nothing is asked for it. */
function readHeld({ queryClient, vaultId }: PaletteContext) {
  const overview =
    vaultId === null
      ? undefined
      : queryClient.getQueryData(readingQuery(balanceRoutes.getOverview, { query: { vaultId } }).queryKey)
  const amounts = new Map(
    (overview?.wallets ?? []).flatMap(({ chain, holdings }) =>
      holdings.map(({ token, amountRaw, decimals }) => [
        `${chain}:${keyOf({ chain, address: token })}`,
        showAmount(BigInt(amountRaw), decimals, HELD_DECIMALS),
      ]),
    ),
  )
  return (token: TokenRow) => amounts.get(`${token.chain}:${keyOf(token)}`) ?? null
}
