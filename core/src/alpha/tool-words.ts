import { countOf, listOf } from '../money/show-figures.ts'
import { nameSymbol, quoteText } from '../text/quote-text.ts'
import { defineToolWords, type ToolWords } from '../toolbox/tool-contract.ts'
import { alphaTools } from './tools.ts'

type Words = ToolWords<typeof alphaTools>

const NAMED_MAX = 3

const sayProjects: Words['list_alpha_projects'] = ({ total, projects }) => {
  if (projects.length === 0) return 'Alpha lists no such project.'
  const named = projects
    .slice(0, NAMED_MAX)
    .map(({ ticker, score }) => `${nameSymbol(ticker)} (${score.toFixed(2)})`)
  const [best] = projects
  const latest = best?.update ?? null
  const news =
    latest === null || best === undefined
      ? ''
      : ` The latest on ${nameSymbol(best.ticker)}, from ${quoteText(latest.source, 40)}: ${quoteText(latest.description)}.`
  return `Alpha lists ${countOf(total, 'project')}. Best ${named.length === 1 ? 'score' : 'scores'}: **${listOf(named)}**.${news} A score says nothing about the future.`
}

export const alphaToolWords = defineToolWords(alphaTools, { list_alpha_projects: sayProjects })
