import { CHAINS } from '../chains/all-chains.ts'
import { countOf, listOf, sayChange, showCompactUsd } from '../money/show-figures.ts'
import { showPrice } from '../money/show-price.ts'
import { lowerFirst } from '../text/lower-first.ts'
import { nameSymbol } from '../text/quote-text.ts'
import { defineToolWords, type ToolWords } from '../toolbox/tool-contract.ts'
import { sayComparison } from './say-comparison.ts'
import { sayRisks, sayRisksAndName } from './say-risks.ts'
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
  return `${symbol} on ${CHAINS[passport.token.chain].name}: ${lowerFirst(sayRisksAndName(passport))} No check can rule out every risk.`
}

const SHOWN = 3

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
  compare_tokens: sayComparison,
  get_trending_tokens: sayTrending,
  find_low_caps: sayLowCaps,
})
