import { countOf, listOf, sayChange, showCompactUsd, showPercent } from '../../money/show-figures.ts'
import { nameSymbol, plainText, quoteText } from '../../text/quote-text.ts'
import { splitAddressed } from '../../text/split-addressed.ts'
import type { ToolWords } from '../tool-contract.ts'
import type { toolboxTools } from '../tools.ts'

type Words = ToolWords<typeof toolboxTools>

export const sayMarket: Words['get_market_update'] = (market) => {
  const cap =
    market.marketCapUsd === null
      ? 'Total market cap is not available right now.'
      : `The crypto market stands at **${showCompactUsd(market.marketCapUsd)}**, ${sayChange(market.marketCapChange24hPct)} in 24 hours.`
  const mood =
    market.mood === null
      ? ''
      : ` Sentiment: ${plainText(market.mood.label, 30).toLowerCase()} (${Math.round(market.mood.value)} of 100).`
  const movers = [...market.gainers.slice(0, 1), ...market.losers.slice(0, 1)].map(
    ({ symbol, change24hPct }) => `${nameSymbol(symbol)} ${showPercent(change24hPct)}`,
  )
  return `${cap}${mood}${movers.length === 0 ? '' : ` Biggest moves: ${listOf(movers)}.`}`
}

const NOT_OURS = 'These come from outside sources; I have not checked them.'
/** Not addressed to an agent. */
export const isForPeople = (text: string) => splitAddressed(text).addressed === null

export const sayNews: Words['get_news'] = ({ topic, headlines }) => {
  const about = topic === null ? '' : ` about ${quoteText(topic, 60)}`
  if (headlines.length === 0) return `No headlines${about} were found.`
  const first = headlines.find(({ title }) => isForPeople(title))
  const latest =
    first === undefined ? '' : ` The latest, from ${plainText(first.source, 40)}: ${quoteText(first.title)}.`
  return `${countOf(headlines.length, 'headline')}${about}.${latest} ${NOT_OURS}`
}

export const sayWeb: Words['search_web'] = ({ query, results }) => {
  if (results.length === 0) return `No web results for ${quoteText(query, 80)}.`
  const first = results.find(({ title }) => isForPeople(title))
  const best = first === undefined ? '' : ` Top result: ${quoteText(first.title)}.`
  return `${countOf(results.length, 'result')} for ${quoteText(query, 80)}.${best} ${NOT_OURS}`
}
