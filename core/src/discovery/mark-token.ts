import { showCompactUsd } from '../money/show-figures.ts'
import { CONCENTRATED_PCT, HEAVY_TAX_BPS, THIN_LIQUIDITY_USD } from '../tokens/constants.ts'
import { DEV_ALERT_PCT, INSIDER_ALERT_PCT, SNIPER_ALERT } from './constants.ts'
import type { Mark, MarkedToken } from './contract.ts'
import { markSale, type SaleCheck } from './mark-sale.ts'
import { check, fine, limited, unknown } from './say-mark.ts'

/** What was found out about a token before somebody buys it. Null, or left out, is what nobody could say. */
export type MarkInput = {
  readonly isVerified: boolean
  readonly sale: SaleCheck
  /** Null here: given up. Undefined: nobody says. */
  readonly mintAuthority?: string | null | undefined
  readonly freezeAuthority?: string | null | undefined
  readonly transferTaxBps: number | null
  readonly imitates: { readonly symbol: string } | null
  readonly liquidityUsd: number | null
  readonly topHoldersPct: number | null
  readonly devHoldingPct: number | null
  readonly insiderHoldingPct: number | null
  readonly sniperWallets: number | null
}

const NEEDED: readonly Mark['kind'][] = ['mint-authority', 'freeze-authority']

/** A token with the marks of its risks. Unknown is not the same as fine. */
export function markToken(token: MarkInput): Pick<MarkedToken, 'verdict' | 'toCheck' | 'marks'> {
  const sale = markSale(token.sale)
  const others = RULES.flatMap((rule) => rule(token) ?? [])
  // Of a token that somebody vouches for only what was found out is told.
  const told = token.isVerified ? others.filter(({ state }) => state !== 'unknown') : others
  const marks = [sale, ...told].toSorted((one, other) => WEIGHT[one.state] - WEIGHT[other.state])
  const toCheck = marks.filter(({ state }) => state === 'check' || state === 'danger').length
  return { verdict: judge({ sale, toCheck, marks }), toCheck, marks }
}

const WEIGHT: Readonly<Record<Mark['state'], number>> = { danger: 0, check: 1, fine: 2, unknown: 3 }

function judge(found: { sale: Mark; toCheck: number; marks: readonly Mark[] }): MarkedToken['verdict'] {
  const { sale, toCheck, marks } = found
  if (sale.state === 'danger') return 'cannot-sell'
  if (toCheck > 0) return 'check'
  const isOpen = marks.some(({ kind, state }) => state === 'unknown' && NEEDED.includes(kind))
  return sale.state === 'unknown' || isOpen ? 'unknown' : 'low'
}

type Rule = (token: MarkInput) => Mark | null

const RULES: readonly Rule[] = [
  ({ imitates }) =>
    imitates === null
      ? null
      : {
          ...check('look-alike', `Look-alike of ${imitates.symbol}`),
          state: 'danger',
          reason: 'Another token owns this name. This is not that token.',
        },
  (token) =>
    markAuthority('mint-authority', token, {
      name: 'Mint authority',
      active: 'More tokens can be created.',
      known: 'Its issuer can create more.',
      gone: 'No more tokens can be created.',
      open: 'We could not check whether more can be created.',
    }),
  (token) =>
    markAuthority('freeze-authority', token, {
      name: 'Freeze authority',
      active: 'Your tokens can be frozen.',
      known: 'Its issuer can freeze balances.',
      gone: 'Nobody can freeze your tokens.',
      open: 'We could not check whether balances can be frozen.',
    }),
  ({ transferTaxBps: bps }) => {
    if (bps === null)
      return unknown(
        'transfer-tax',
        'Transfer tax is not known',
        'We could not check for a tax on transfers.',
      )
    if (bps === 0) return fine('transfer-tax', 'No transfer tax')
    const taxed = check('transfer-tax', `${bps / 100}% transfer tax`, {
      reason: `The token keeps ${bps / 100}% of every transfer.`,
    })
    return bps >= HEAVY_TAX_BPS ? { ...taxed, state: 'danger' } : taxed
  },
  ({ devHoldingPct }) =>
    limited('dev-holding', devHoldingPct, {
      alertAt: DEV_ALERT_PCT,
      claim: (share) => `Dev holds ${share}`,
      reason: 'One seller can move the price.',
      open: ['Dev holding is not known', 'We could not check what its maker holds.'],
    }),
  ({ insiderHoldingPct }) =>
    limited('insider-holding', insiderHoldingPct, {
      alertAt: INSIDER_ALERT_PCT,
      claim: (share) => `Insiders hold ${share}`,
      reason: 'They can sell together.',
      open: ['Insider holding is not known', 'We could not check what insiders hold.'],
    }),
  ({ sniperWallets: wallets }) => {
    if (wallets === null)
      return unknown('snipers', 'Snipers are not known', 'We could not check who bought in the first block.')
    const claim = `${wallets === 0 ? 'No' : wallets} ${wallets === 1 ? 'wallet' : 'wallets'} bought in the first block`
    if (wallets < SNIPER_ALERT) return fine('snipers', claim)
    return check('snipers', claim, { reason: 'They can sell together.', figure: `alert at ${SNIPER_ALERT}` })
  },
  ({ topHoldersPct, isVerified }) =>
    limited('top-holders', topHoldersPct, {
      // A known issuer holds much of what is not handed out yet.
      alertAt: isVerified ? Number.POSITIVE_INFINITY : CONCENTRATED_PCT,
      claim: (share) => `Top 10 hold ${share}`,
      reason: 'A few sellers can move the price.',
      open: ['Holders are not known', 'We could not check who holds it.'],
    }),
  ({ liquidityUsd }) => markLiquidity(liquidityUsd),
]

function markLiquidity(liquidityUsd: number | null): Mark {
  if (liquidityUsd === null)
    return unknown('liquidity', 'Liquidity is not known', 'We could not check how much is in its pools.')
  const claim = `Liquidity ${showCompactUsd(liquidityUsd)}`
  if (liquidityUsd >= THIN_LIQUIDITY_USD) return fine('liquidity', claim)
  const figure = `alert below ${showCompactUsd(THIN_LIQUIDITY_USD)}`
  return check('liquidity', claim, { reason: 'Small orders move the price.', figure })
}

type AuthorityWords = Readonly<Record<'name' | 'active' | 'known' | 'gone' | 'open', string>>

function markAuthority(
  kind: 'mint-authority' | 'freeze-authority',
  token: MarkInput,
  words: AuthorityWords,
): Mark {
  const holder = kind === 'mint-authority' ? token.mintAuthority : token.freezeAuthority
  if (holder === undefined) return unknown(kind, `${words.name} is not known`, words.open)
  if (holder === null) return fine(kind, `${words.name} is given up`, words.gone)
  const claim = `${words.name} is active`
  return token.isVerified ? fine(kind, claim, words.known) : check(kind, claim, { reason: words.active })
}
