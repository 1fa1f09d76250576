import { CHAINS } from '../../chains/all-chains.ts'
import { sayChange, showCompactUsd } from '../../money/show-figures.ts'
import { showPrice } from '../../money/show-price.ts'
import { nameSymbol, plainText, quoteText } from '../../text/quote-text.ts'
import { sayRisksAndName } from '../../tokens/say-risks.ts'
import type { ToolWords } from '../tool-contract.ts'
import type { toolboxTools } from '../tools.ts'
import { isForPeople } from './market-words.ts'

type Say = ToolWords<typeof toolboxTools>['get_token_report']
type Report = Parameters<Say>[0]

export const sayTokenReport: Say = (report) =>
  [...sayStats(report), sayRisk(report), sayHeadline(report)].join(' ')

function sayStats({ token, stats }: Report): readonly string[] {
  const symbol = nameSymbol(token.symbol)
  const on = CHAINS[token.chain].name
  if (stats === null) return [`The market figures of ${symbol} on ${on} could not be read right now.`]
  const price =
    token.priceUsd === null
      ? `${symbol} has no price on ${on} right now.`
      : `${symbol} trades at **${showPrice(token.priceUsd)}** on ${on}, ${sayChange(token.priceChange24hPct)} in 24 hours.`
  const size = `Market cap ${showCompactUsd(token.marketCapUsd)}, liquidity ${showCompactUsd(token.liquidityUsd)}, volume ${showCompactUsd(stats.volume24hUsd)}.`
  return [price, size]
}

function sayRisk({ risk }: Report): string {
  return risk === null ? 'Its risks could not be checked right now.' : sayRisksAndName(risk)
}

const TITLE_CHARS_MAX = 100

/** The newest that is meant for people, as its source put it. */
function sayHeadline({ headlines }: Report): string {
  if (headlines === null) return 'News could not be read right now.'
  if (headlines.length === 0) return 'No headlines about it were found.'
  const newest = headlines.find(({ title }) => isForPeople(title))
  if (newest === undefined) return 'None of its headlines can be quoted here.'
  return `The newest headline, from ${plainText(newest.source, 40)} and not checked by me: ${quoteText(newest.title, TITLE_CHARS_MAX)}.`
}
