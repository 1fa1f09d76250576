import {
  countOf,
  listOf,
  sayChange,
  showCompact,
  showCompactUsd,
  showPercent,
} from '../../money/show-figures.ts'
import { nameSymbol, plainText, quoteText } from '../../text/quote-text.ts'
import type { ToolWords } from '../tool-contract.ts'
import type { toolboxTools } from '../tools.ts'

type Words = ToolWords<typeof toolboxTools>

type Figure = Parameters<Words['get_social_pulse']>[0]['figures'][number]

const SHOW: Readonly<Record<Figure['unit'], (value: number) => string>> = {
  usd: showCompactUsd,
  pct: showPercent,
  count: showCompact,
  score: (value) => String(Math.round(value * 100) / 100),
}

const SHOWN = 3

/** The first known ones: 'Galaxy score 72 and mentions 12.4K'. */
function sayFigures(figures: readonly Figure[]): string {
  const known = figures.flatMap(({ label, value, unit }) =>
    value === null ? [] : [`${plainText(label, 40)} ${SHOW[unit](value)}`],
  )
  return known.length === 0 ? 'no figure is known' : listOf(known.slice(0, SHOWN))
}

export const saySocialPulse: Words['get_social_pulse'] = ({ symbol, figures }) =>
  `What people say about ${nameSymbol(symbol)}, by LunarCrush: ${sayFigures(figures)}.`

export const saySocialTrends: Words['get_social_trends'] = ({ coins }) =>
  coins.length === 0
    ? 'Social data is not available right now.'
    : `People talk most about ${listOf(coins.slice(0, SHOWN).map(({ symbol }) => nameSymbol(symbol)))}, by LunarCrush.`

export const sayChainTvl: Words['get_chain_tvl'] = ({ chains }) => {
  const parts = chains
    .slice(0, SHOWN)
    .map(({ name, tvlUsd }) => `${plainText(name, 30)} ${showCompactUsd(tvlUsd)}`)
  return parts.length === 0
    ? 'TVL figures are not available right now.'
    : `The largest chains by TVL are ${listOf(parts)}, by DefiLlama.`
}

export const sayProtocolTvl: Words['get_protocol_tvl'] = ({ protocols }) => {
  const [first] = protocols
  if (first === undefined) return 'I found no such protocol.'
  if (protocols.length === 1)
    return `${plainText(first.name, 40)} holds **${showCompactUsd(first.tvlUsd)}**, ${sayChange(first.change7dPct)} in seven days, by DefiLlama.`
  const parts = protocols
    .slice(0, SHOWN)
    .map(({ name, tvlUsd }) => `${plainText(name, 40)} ${showCompactUsd(tvlUsd)}`)
  return `The largest protocols: ${listOf(parts)}, by DefiLlama.`
}

export const sayYields: Words['find_yields'] = ({ pools }) => {
  const [first] = pools
  if (first === undefined) return 'No pool with a yield was found for that.'
  const best = `${plainText(first.project, 30)} on ${plainText(first.chain, 30)} with ${plainText(first.symbol, 30)} at ${showPercent(first.apyPct).replace('+', '')}`
  return `${countOf(pools.length, 'pool')}; the first is ${best}, holding ${showCompactUsd(first.tvlUsd)}. High yields come with high risk.`
}

export const sayBitcoinAddress: Words['get_bitcoin_address'] = ({ runes, inscriptionCount }) =>
  runes.length === 0 && inscriptionCount === 0
    ? 'This address holds no runes and no inscriptions, by Ordiscan.'
    : `This address holds ${countOf(runes.length, 'rune')} and ${countOf(inscriptionCount, 'inscription')}, by Ordiscan.`

export const sayRune: Words['get_rune'] = ({ name, figures }) =>
  `The rune ${quoteText(name, 40)}, by Ordiscan: ${sayFigures(figures)}.`

export const sayInscriptions: Words['get_inscriptions'] = ({ inscriptions }) => {
  const [first] = inscriptions
  return first === undefined
    ? 'Inscriptions are not available right now.'
    : `The latest ${countOf(inscriptions.length, 'inscription')}; the newest is number ${first.number.toLocaleString('en-US')}. Anyone can write anything into them.`
}

export const sayFunding: Words['get_funding_rates'] = ({ symbol, rates }) => {
  if (rates.length === 0) return `There is no funding rate for ${nameSymbol(symbol)} right now.`
  const mean = rates.reduce((sum, { ratePct }) => sum + ratePct, 0) / rates.length
  const who = mean > 0 ? 'longs pay shorts' : mean < 0 ? 'shorts pay longs' : 'nobody pays'
  return `${nameSymbol(symbol)} funding is ${showRate(mean)} on average over ${countOf(rates.length, 'exchange')}: ${who}. By CoinGlass.`
}

/** Funding is so small that two decimals would hide it. */
function showRate(ratePct: number): string {
  return `${ratePct < 0 ? '\u2212' : '+'}${Math.abs(ratePct).toFixed(4)}%`
}

export const sayOpenInterest: Words['get_open_interest'] = ({ symbol, totalUsd, exchanges }) =>
  `Open interest of ${nameSymbol(symbol)} is **${showCompactUsd(totalUsd)}** over ${countOf(exchanges.length, 'exchange')}, by CoinGlass.`

export const sayLiquidations: Words['get_liquidations'] = ({ coins }) => {
  if (coins.length === 0) return 'No liquidations are known for the last 24 hours.'
  const total = coins.reduce((sum, coin) => sum + coin.totalUsd, 0)
  const longs = coins.reduce((sum, coin) => sum + coin.longUsd, 0)
  const side = longs * 2 >= total ? 'mostly longs' : 'mostly shorts'
  const [first] = coins
  const what = coins.length === 1 && first !== undefined ? ` of ${nameSymbol(first.symbol)}` : ''
  return `**${showCompactUsd(total)}**${what} was liquidated in 24 hours, ${side}, by CoinGlass.`
}

export const sayDapps: Words['get_top_dapps'] = ({ dapps }) =>
  dapps.length === 0
    ? 'No applications are listed right now.'
    : `Most used right now: ${listOf(dapps.slice(0, SHOWN).map(({ name }) => plainText(name, 40)))}, by DappRadar.`

export const sayAssetProfile: Words['get_asset_profile'] = ({ symbol, name, tagline, sector, overview }) => {
  const told = tagline ?? overview
  const where = sector === null ? '' : ` Sector: ${plainText(sector, 40)}.`
  return `${plainText(name, 40)} (${nameSymbol(symbol)})${told === null ? ' is listed by Messari without a description.' : `, in the words of Messari: ${quoteText(told, 200)}.`}${where}`
}

export const sayAssetMetrics: Words['get_asset_metrics'] = ({ symbol, figures }) =>
  `${nameSymbol(symbol)}, by Messari: ${sayFigures(figures)}.`
