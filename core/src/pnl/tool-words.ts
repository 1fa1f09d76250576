import { sayMoves } from '../money/say-moves.ts'
import { NEUTRAL_BELOW_PCT, showPercent, showUsd } from '../money/show-figures.ts'
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
/** What a token made is told where it is this share of what everything made. */
const MOVER_SHARE = 0.05
const CENT = 0.01
const UNREAD = 'Not every network could be read.'

const sayPnl: Words['get_pnl'] = (answer) => {
  if (answer.token !== null && answer.positions.length === 0) return sayNoPosition(answer.token, answer)
  if (answer.pnlUsd !== null && answer.basisUsd === 0)
    return 'Nothing was deposited yet, so there is no profit or loss.'
  const sentences = [sayWhole(answer), sayTokens(answer), saySplit(answer), answer.isComplete ? '' : UNREAD]
  return sentences.filter((sentence) => sentence !== '').join(' ')
}

function sayNoPosition(token: string, { isComplete }: Answer): string {
  const name = nameSymbol(token)
  return isComplete
    ? `You hold no ${name} and have sold none, so it made no profit or loss.`
    : `No ${name} was found. ${UNREAD}`
}

/** '**You are up $117.64 (+1.20%) today.**' */
function sayWhole({ span, token, positions, pnlUsd, percent }: Answer): string {
  const when = token !== null && span === 'all' ? 'in all' : WHEN[span]
  const on = token === null ? '' : ` on ${nameSymbol(positions[0]?.symbol ?? token)}`
  if (pnlUsd === null) return `What you made${on} ${when} is not known right now.`
  const share = percent === null ? '' : ` (${showPercent(percent)})`
  const isEven = percent === null ? Math.abs(pnlUsd) < CENT : Math.abs(percent) < NEUTRAL_BELOW_PCT
  if (isEven) return `**You are about even${on} ${when}.**`
  return `**You are ${pnlUsd < 0 ? 'down' : 'up'} ${showUsd(Math.abs(pnlUsd))}${share}${on} ${when}.**`
}

function sayTokens({ token, positions, pnlUsd }: Answer): string {
  if (token !== null) return ''
  const moves = positions.map((position) => ({ symbol: position.symbol, usd: position.pnlUsd ?? 0 }))
  return sayMoves(moves, Math.max(CENT, Math.abs(pnlUsd ?? 0) * MOVER_SHARE))
}

/** 'Sales brought a gain of $12.00; what you hold is up $105.64.' */
function saySplit({ span, token, realisedUsd, unrealisedUsd }: Answer): string {
  if (span !== 'all' && token === null) return ''
  const parts = [
    sizeable(
      realisedUsd,
      (usd) => `sales brought a ${usd < 0 ? 'loss' : 'gain'} of ${showUsd(Math.abs(usd))}`,
    ),
    sizeable(unrealisedUsd, (usd) => `what you hold is ${usd < 0 ? 'down' : 'up'} ${showUsd(Math.abs(usd))}`),
  ].filter((part) => part !== '')
  return parts.length === 0 ? '' : `In all, ${parts.join('; ')}.`
}

const sizeable = (usd: number | null, tell: (usd: number) => string) =>
  usd === null || Math.abs(usd) < CENT ? '' : tell(usd)

export const pnlToolWords = defineToolWords(pnlTools, { get_pnl: sayPnl })
