import { CHAINS } from '../../../chains/all-chains.ts'
import { showPrice } from '../../../money/show-price.ts'
import type { RiskFact } from '../../../tokens/contract.ts'
import { nameSymbol, plainText } from './quote-text.ts'
import { countOf, listOf, sayChange, showCompactUsd } from './show-figures.ts'
import type { Say } from './tool-done.ts'

export const sayTokenPrice: Say<'get_token_price'> = ({ token }) => {
  const symbol = nameSymbol(token.symbol)
  if (token.priceUsd === null)
    return `No price of ${symbol} on ${CHAINS[token.chain].name} is known right now.`
  return `${symbol} is at **${showPrice(token.priceUsd)}** on ${CHAINS[token.chain].name}, ${sayChange(token.priceChange24hPct)} in 24 hours.`
}

export const sayTokenStats: Say<'get_token_stats'> = ({ passport, volume24hUsd }) => {
  const { token, risks } = passport
  const symbol = nameSymbol(token.symbol)
  const price =
    token.priceUsd === null
      ? `No price of ${symbol} is known right now.`
      : `${symbol} trades at **${showPrice(token.priceUsd)}** on ${CHAINS[token.chain].name}, ${sayChange(token.priceChange24hPct)} in 24 hours.`
  const size = `Market cap ${showCompactUsd(token.marketCapUsd)}, volume ${showCompactUsd(volume24hUsd)}, liquidity ${showCompactUsd(token.liquidityUsd)}.`
  return `${price} ${size} ${sayRisks(risks)} This is no advice to buy or sell.`
}

export const sayTokenRisk: Say<'check_token_risk'> = ({ passport }) => {
  const symbol = nameSymbol(passport.token.symbol)
  const imitated =
    passport.imitates === null
      ? ''
      : ` It bears the name of ${nameSymbol(passport.imitates.symbol)} and is not that token.`
  return `${symbol} on ${CHAINS[passport.token.chain].name}: ${lowerFirst(sayRisks(passport.risks))}${imitated} No check can rule out every risk.`
}

const SHOWN = 3

/** The worst ones by their badge; our own words, written in `core/tokens/risk.ts`. */
function sayRisks(risks: readonly RiskFact[]): string {
  const dangers = risks.filter(({ level }) => level === 'danger')
  const warnings = risks.filter(({ level }) => level === 'warning')
  const grave = [...dangers, ...warnings]
  if (grave.length === 0)
    return risks.length === 0
      ? 'The checks found nothing against it.'
      : `The checks found no warning, ${countOf(risks.length, 'note')} to read.`
  const shown = listOf(grave.slice(0, SHOWN).map(({ label }) => lowerFirst(labelText(label))))
  const kind = dangers.length > 0 ? 'It looks **dangerous**' : 'There are warnings'
  return `${kind}: ${shown}${grave.length > SHOWN ? ', among others' : ''}.`
}

/** A badge can carry the symbol of the token that is imitated. */
function labelText(label: string): string {
  const imitated = /^Look-alike of (.+)$/.exec(label)?.[1]
  return imitated === undefined ? plainText(label, 60) : `look-alike of ${nameSymbol(imitated)}`
}

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`
}

type Groups = Parameters<Say<'get_trending_tokens'>>[0]['groups']

export const sayTrending: Say<'get_trending_tokens'> = ({ groups }) => {
  const total = countAll(groups)
  if (total === 0) return 'Nothing is listed as traded right now.'
  return `${sayLeaders(groups)} Volume draws attention, not safety: look at the risks before you buy.`
}

export const sayLowCaps: Say<'find_low_caps'> = ({ groups, maxMarketCapUsd }) => {
  const total = countAll(groups)
  const cap = showCompactUsd(maxMarketCapUsd)
  if (total === 0) return `No token under ${cap} that can be sold and has liquidity was found.`
  return `${countOf(total, 'token')} under ${cap} that can be sold and ${total === 1 ? 'has' : 'have'} liquidity. ${sayLeaders(groups)} Small tokens move fast and can go to zero.`
}

function sayLeaders(groups: Groups): string {
  const lines = groups.flatMap(({ chain, tokens }) => {
    const names = tokens.slice(0, SHOWN).map(({ symbol }) => nameSymbol(symbol))
    return names.length === 0 ? [] : [`on ${CHAINS[chain].name} ${listOf(names)}`]
  })
  return `Leading: ${lines.join('; ')}.`
}

function countAll(groups: Groups): number {
  return groups.reduce((sum, { tokens }) => sum + tokens.length, 0)
}
