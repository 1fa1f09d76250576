import { listOf, showPercent } from '../money/show-figures.ts'
import { nameSymbol } from '../text/quote-text.ts'
import { defineToolWords, type ToolWords } from '../toolbox/tool-contract.ts'
import type { TrenchesCategory } from './contract.ts'
import type { LAUNCH_TABS, TOLD_LAUNCHPADS, ToldToken } from './told-token.ts'
import { discoveryTools } from './tools.ts'

type Words = ToolWords<typeof discoveryTools>

const SHOWN = 3

const CATEGORIES: Readonly<Record<TrenchesCategory, string>> = {
  toptrending: 'Trending',
  popular: 'Most widely held',
  toptraded: 'Most traded',
  new: 'Newest',
  toporganicscore: 'Most organic',
}

const LAUNCHPAD_NAMES: Readonly<Record<(typeof TOLD_LAUNCHPADS)[number], string>> = {
  pump: 'pump.fun',
  launchlab: 'Raydium LaunchLab',
  'meteora-dbc': 'Meteora DBC',
  'four-meme': 'four.meme',
}

const TABS: Readonly<Record<(typeof LAUNCH_TABS)[number], string>> = {
  new: 'Newest',
  hot: 'Hottest',
  graduating: 'About to graduate',
  graduated: 'Recently graduated',
}

const sayTrenches: Words['list_trenches'] = ({ category, window, tokens }) => {
  if (tokens.length === 0) return 'This list has no tokens right now.'
  const leaders = tokens
    .slice(0, SHOWN)
    .map(({ symbol, changePct }) => `${nameSymbol(symbol)} (${showPercent(changePct)})`)
  return `${CATEGORIES[category]} on Solana over ${window}: ${listOf(leaders)}. ${sayMarks(tokens)}`
}

const sayLaunches: Words['list_launches'] = ({ launchpad, tab, tokens }) => {
  if (tokens.length === 0) return `${LAUNCHPAD_NAMES[launchpad]} lists no such launches right now.`
  const names = tokens.slice(0, SHOWN).map(({ symbol }) => nameSymbol(symbol))
  return `${TABS[tab]} on ${LAUNCHPAD_NAMES[launchpad]}: ${listOf(names)}. ${sayMarks(tokens)} Most launches lose their value within days.`
}

function sayMarks(tokens: readonly ToldToken[]): string {
  const count = (verdict: ToldToken['verdict']) => tokens.filter((token) => token.verdict === verdict).length
  const parts = [
    [count('cannot-sell'), 'cannot be sold', 'cannot be sold'],
    [count('check'), 'has things to check', 'have things to check'],
    [count('unknown'), 'could not be checked', 'could not be checked'],
  ] as const
  const said = parts.flatMap(([many, one, several]) =>
    many === 0 ? [] : [`${many} ${many === 1 ? one : several}`],
  )
  return said.length === 0
    ? `Of these ${tokens.length}, none has anything to check. No check can rule out every risk.`
    : `Of these ${tokens.length}, ${listOf(said)}.`
}

export const discoveryToolWords = defineToolWords(discoveryTools, {
  list_trenches: sayTrenches,
  list_launches: sayLaunches,
})
