import { listOf, NEUTRAL_BELOW_PCT, showUsd } from '../money/show-figures.ts'
import { nameSymbol } from '../text/quote-text.ts'
import { defineToolWords, type ToolWords } from '../toolbox/tool-contract.ts'
import type { PnlSpanName } from './contract.ts'
import { pnlTools } from './tools.ts'

type Words = ToolWords<typeof pnlTools>
type Answer = Parameters<Words['get_pnl']>[0]

const WHEN: Readonly<Record<PnlSpanName, string>> = {
  today: 'today',
  '7d': 'over 7 days',
  '30d': 'over 30 days',
  all: 'since your first deposit',
}
/** A token is named where it made this share of what everything made. */
const MOVER_SHARE = 0.05
const NAMED_MAX = 2
const CENT = 0.01
const UNREAD = 'Not every network could be read.'

const sayPnl: Words['get_pnl'] = (answer) => {
  if (answer.token !== null && answer.positions.length === 0) return sayNoPosition(answer.token, answer)
  if (answer.pnlUsd !== null && answer.basisUsd === 0)
    return 'Nothing was deposited yet, so there is no profit or loss.'
  const sentences = [sayWhole(answer), sayRealised(answer), answer.isComplete ? '' : UNREAD]
  return sentences.filter((sentence) => sentence !== '').join(' ')
}

function sayNoPosition(token: string, { isComplete }: Answer): string {
  const name = nameSymbol(token)
  return isComplete
    ? `You hold no ${name} and have sold none, so it made no profit or loss.`
    : `No ${name} was found. ${UNREAD}`
}

/** '**You are up $117.64 today**, from SOL and JUP.' */
function sayWhole(answer: Answer): string {
  const { span, token, positions, pnlUsd } = answer
  const when = token !== null && span === 'all' ? 'in all' : WHEN[span]
  const on = token === null ? '' : ` on ${nameSymbol(positions[0]?.symbol ?? token)}`
  if (pnlUsd === null) return `What you made${on} ${when} is not known right now.`
  if (isEven(answer)) return `**You are about even${on} ${when}.**`
  const size = showUsd(Math.abs(pnlUsd))
  return `**You are ${pnlUsd < 0 ? 'down' : 'up'} ${size}${on} ${when}**${sayFrom(answer)}.`
}

function isEven({ pnlUsd, percent }: Answer): boolean {
  if (pnlUsd === null) return false
  return percent === null ? Math.abs(pnlUsd) < CENT : Math.abs(percent) < NEUTRAL_BELOW_PCT
}

/** What made it: those that moved the same way, the most first. */
function sayFrom({ token, positions, pnlUsd }: Answer): string {
  if (token !== null || pnlUsd === null) return ''
  const least = Math.max(CENT, Math.abs(pnlUsd) * MOVER_SHARE)
  const movers = positions
    .map(({ symbol, pnlUsd: made }) => ({ symbol, made: (made ?? 0) * Math.sign(pnlUsd) }))
    .filter(({ made }) => made >= least)
    .toSorted((one, other) => other.made - one.made)
  const names = [...new Set(movers.map(({ symbol }) => nameSymbol(symbol)))].slice(0, NAMED_MAX)
  return names.length === 0 ? '' : `, from ${listOf(names)}`
}

/** '$16.16 is realised.' */
function sayRealised({ realisedUsd }: Answer): string {
  if (realisedUsd === null || Math.abs(realisedUsd) < CENT) return ''
  const size = showUsd(Math.abs(realisedUsd))
  return realisedUsd < 0 ? `A loss of ${size} is realised.` : `${size} is realised.`
}

export const pnlToolWords = defineToolWords(pnlTools, { get_pnl: sayPnl })
