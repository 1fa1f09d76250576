import { CONCENTRATED_PCT, HEAVY_TAX_BPS, NEW_TOKEN_MS, THIN_LIQUIDITY_USD } from './constants.ts'
import type { RiskFact } from './contract.ts'

/** What is known of a token's danger. Null, or left out, is what nobody could say. */
export type RiskInput = {
  readonly isVerified: boolean
  readonly imitates: { readonly symbol: string } | null
  /** Null here: given up. Undefined: nobody says. */
  readonly mintAuthority?: string | null | undefined
  readonly freezeAuthority?: string | null | undefined
  readonly transferTaxBps: number | null
  readonly canSell: boolean | null
  readonly liquidityUsd: number | null
  readonly ageMs: number | null
  readonly topHoldersPct: number | null
}

type Rule = (token: RiskInput) => RiskFact | null
type Kind = RiskFact['kind']

/** The worst first. What nobody could say is told of a token nobody vouches for: unknown is not the same as fine. */
export function listRisks(token: RiskInput): readonly RiskFact[] {
  const facts = Object.values(RULES).flatMap((rule) => rule(token) ?? [])
  return facts.toSorted((one, other) => WEIGHT[one.level] - WEIGHT[other.level])
}

const WEIGHT: Readonly<Record<RiskFact['level'], number>> = { danger: 0, warning: 1, note: 2 }

/** Who issues a known coin can mint and freeze it; that is worth knowing, but no warning. */
const byTrust = ({ isVerified }: RiskInput) => (isVerified ? 'note' : 'warning')
const tell = (kind: Kind, level: RiskFact['level'], words: readonly [label: string, text: string]) =>
  ({ kind, level, label: words[0], text: words[1] }) satisfies RiskFact
const open = (token: RiskInput, kind: Kind, words: readonly [string, string]) =>
  token.isVerified ? null : tell(kind, 'note', words)

const RULES: Readonly<Record<Kind, Rule>> = {
  'look-alike': ({ imitates }) =>
    imitates === null
      ? null
      : tell('look-alike', 'danger', [
          `Look-alike of ${imitates.symbol}`,
          `Another token on this network owns the name ${imitates.symbol}. This is not that token.`,
        ]),
  'no-sell-route': (token) => {
    if (token.canSell === false)
      return tell('no-sell-route', 'danger', ['Cannot be sold', 'You can buy this token, but not sell it.'])
    if (token.canSell === true) return null
    return open(token, 'no-sell-route', ['Sale unknown', 'We could not check whether it can be sold.'])
  },
  'transfer-tax': (token) => {
    const { transferTaxBps } = token
    if (transferTaxBps === null)
      return open(token, 'transfer-tax', ['Tax unknown', 'We could not check for a tax on transfers.'])
    if (transferTaxBps === 0) return null
    const percent = `${transferTaxBps / 100}%`
    return tell('transfer-tax', transferTaxBps >= HEAVY_TAX_BPS ? 'danger' : 'warning', [
      `${percent} transfer tax`,
      `The token keeps ${percent} of every transfer.`,
    ])
  },
  'mint-authority': (token) => {
    if (token.mintAuthority === null) return null
    if (token.mintAuthority === undefined)
      return open(token, 'mint-authority', [
        'Minting unknown',
        'We could not check whether more can be created.',
      ])
    return tell('mint-authority', byTrust(token), [
      'Mint authority active',
      token.isVerified
        ? 'Its issuer can create more.'
        : 'Mint authority is active: more tokens can be created.',
    ])
  },
  'freeze-authority': (token) => {
    if (token.freezeAuthority === null) return null
    if (token.freezeAuthority === undefined)
      return open(token, 'freeze-authority', [
        'Freezing unknown',
        'We could not check whether balances can be frozen.',
      ])
    return tell('freeze-authority', byTrust(token), [
      'Freeze authority active',
      token.isVerified
        ? 'Its issuer can freeze balances.'
        : 'Freeze authority is active: your tokens can be frozen.',
    ])
  },
  'thin-liquidity': (token) => {
    if (token.liquidityUsd === null)
      return open(token, 'thin-liquidity', [
        'Liquidity unknown',
        'We could not check how much is in its pools.',
      ])
    if (token.liquidityUsd >= THIN_LIQUIDITY_USD) return null
    return tell('thin-liquidity', 'warning', [
      'Thin liquidity',
      `Its pools hold about $${Math.round(token.liquidityUsd).toLocaleString('en-US')}, so small orders move the price.`,
    ])
  },
  'new-token': (token) => {
    if (token.ageMs === null)
      return open(token, 'new-token', ['Age unknown', 'We could not check how old it is.'])
    if (token.ageMs >= NEW_TOKEN_MS) return null
    const age = describeAge(token.ageMs)
    return tell('new-token', 'warning', [`New, ${age}`, `Trading started only ${age} ago.`])
  },
  'concentrated-holders': (token) => {
    const { topHoldersPct } = token
    if (topHoldersPct === null)
      return open(token, 'concentrated-holders', ['Holders unknown', 'We could not check who holds it.'])
    if (topHoldersPct <= CONCENTRATED_PCT) return null
    return tell('concentrated-holders', byTrust(token), [
      `Top 10 hold ${Math.round(topHoldersPct)}%`,
      `The ten largest holders own ${Math.round(topHoldersPct)}% of the supply.`,
    ])
  },
  unverified: (token) =>
    open(token, 'unverified', ['Unverified', 'No list we trust has this token. Check its address.']),
}

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

function describeAge(ageMs: number): string {
  return ageMs < HOUR_MS
    ? `${Math.max(1, Math.floor(ageMs / MINUTE_MS))} min`
    : `${Math.floor(ageMs / HOUR_MS)} h`
}
