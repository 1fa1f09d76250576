import { CHAINS } from '../chains/all-chains.ts'
import { countOf, listOf, sayChange, showCompactUsd } from '../money/show-figures.ts'
import { showPrice } from '../money/show-price.ts'
import { nameSymbol, plainText } from '../text/quote-text.ts'
import { defineToolWords, type ToolWords } from '../toolbox/tool-contract.ts'
import type { RiskFact } from './contract.ts'
import { tokenTools } from './tools.ts'

type Words = ToolWords<typeof tokenTools>

const sayTokenPrice: Words['get_token_price'] = ({ token }) => {
  const symbol = nameSymbol(token.symbol)
  if (token.priceUsd === null) return `${symbol} has no price on ${CHAINS[token.chain].name} right now.`
  return `${symbol} is at **${showPrice(token.priceUsd)}** on ${CHAINS[token.chain].name}, ${sayChange(token.priceChange24hPct)} in 24 hours.`
}

const sayTokenStats: Words['get_token_stats'] = ({ passport, volume24hUsd }) => {
  const { token, risks } = passport
  const symbol = nameSymbol(token.symbol)
  const price =
    token.priceUsd === null
      ? `${symbol} has no price right now.`
      : `${symbol} trades at **${showPrice(token.priceUsd)}** on ${CHAINS[token.chain].name}, ${sayChange(token.priceChange24hPct)} in 24 hours.`
  const size = `Market cap ${showCompactUsd(token.marketCapUsd)}, volume ${showCompactUsd(volume24hUsd)}, liquidity ${showCompactUsd(token.liquidityUsd)}.`
  return `${price} ${size} ${sayRisks(risks)} This is not financial advice.`
}

const sayTokenRisk: Words['check_token_risk'] = ({ passport }) => {
  const symbol = nameSymbol(passport.token.symbol)
  const imitated =
    passport.imitates === null
      ? ''
      : ` It uses the name of ${nameSymbol(passport.imitates.symbol)} but is a different token.`
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
      ? 'The checks found no risks.'
      : `The checks found no warnings, only ${countOf(risks.length, 'note')}.`
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

type Groups = Parameters<Words['get_trending_tokens']>[0]['groups']

const sayTrending: Words['get_trending_tokens'] = ({ groups }) => {
  const total = countAll(groups)
  if (total === 0) return 'No trending tokens right now.'
  return `${sayLeaders(groups)} High volume does not make a token safe. Check the risks before you buy.`
}

const sayLowCaps: Words['find_low_caps'] = ({ groups, maxMarketCapUsd }) => {
  const total = countAll(groups)
  const cap = showCompactUsd(maxMarketCapUsd)
  if (total === 0) return `I found no token under ${cap} that has liquidity and can be sold.`
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

export const tokenToolWords = defineToolWords(tokenTools, {
  get_token_price: sayTokenPrice,
  get_token_stats: sayTokenStats,
  check_token_risk: sayTokenRisk,
  get_trending_tokens: sayTrending,
  find_low_caps: sayLowCaps,
})
