import { splitAddressed } from '../../../text/split-addressed.ts'
import { nameSymbol, plainText, quoteText } from './quote-text.ts'
import { countOf, listOf, sayChange, showCompactUsd, showPercent } from './show-figures.ts'
import type { Say } from './tool-done.ts'

export const sayMarket: Say<'get_market_update'> = (market) => {
  const cap =
    market.marketCapUsd === null
      ? 'The size of the market is not known right now.'
      : `The crypto market stands at **${showCompactUsd(market.marketCapUsd)}**, ${sayChange(market.marketCapChange24hPct)} in 24 hours.`
  const mood =
    market.mood === null
      ? ''
      : ` The mood is ${plainText(market.mood.label, 30).toLowerCase()} (${Math.round(market.mood.value)} of 100).`
  const movers = [...market.gainers.slice(0, 1), ...market.losers.slice(0, 1)].map(
    ({ symbol, change24hPct }) => `${nameSymbol(symbol)} ${showPercent(change24hPct)}`,
  )
  return `${cap}${mood}${movers.length === 0 ? '' : ` The largest moves: ${listOf(movers)}.`}`
}

const NOT_OURS = 'These are the words of others; I have not checked them.'
const isForPeople = (text: string) => splitAddressed(text).addressed === null

export const sayNews: Say<'get_news'> = ({ topic, headlines }) => {
  const about = topic === null ? '' : ` about ${quoteText(topic, 60)}`
  if (headlines.length === 0) return `No headlines${about} were found.`
  const first = headlines.find(({ title }) => isForPeople(title))
  const latest =
    first === undefined ? '' : ` The latest, from ${plainText(first.source, 40)}: ${quoteText(first.title)}.`
  return `${countOf(headlines.length, 'headline')}${about}.${latest} ${NOT_OURS}`
}

export const sayWeb: Say<'search_web'> = ({ query, results }) => {
  if (results.length === 0) return `The web has nothing for ${quoteText(query, 80)}.`
  const first = results.find(({ title }) => isForPeople(title))
  const best = first === undefined ? '' : ` The first: ${quoteText(first.title)}.`
  return `${countOf(results.length, 'result')} for ${quoteText(query, 80)}.${best} ${NOT_OURS}`
}
