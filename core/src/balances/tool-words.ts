import { CHAINS } from '../chains/all-chains.ts'
import type { ChainId } from '../chains/chain.ts'
import { sayMoves } from '../money/say-moves.ts'
import { countOf, listOf, NEUTRAL_BELOW_PCT, showUsd } from '../money/show-figures.ts'
import { plainText } from '../text/quote-text.ts'
import { defineToolWords, type ToolWords } from '../toolbox/tool-contract.ts'
import { balanceTools } from './tools.ts'

type Words = ToolWords<typeof balanceTools>

const chainNames = (chains: readonly ChainId[]) => listOf(chains.map((chain) => CHAINS[chain].name))

/** A move of a holding that is worth a word, beside a vault's worth. */
const MOVER_SHARE = 0.001

const sayBalances: Words['get_balances'] = ({ totalUsd, change24h, isComplete, chains }) => {
  const held = chains.flatMap(({ tokens }) => tokens)
  const unread = chains.flatMap(({ chain, totalUsd: total }) => (total === null ? [chain] : []))
  if (held.length === 0 && unread.length === 0) return 'You hold nothing there yet.'
  const sentences = [
    `**You hold ${isComplete ? '' : 'at least '}${showUsd(totalUsd)}${sayDay(change24h)}.**`,
    sayMovers(held, totalUsd),
    unread.length > 0 ? `${chainNames(unread)} is not available right now.` : '',
    unread.length === 0 && !isComplete ? 'Some tokens have no price and are not counted.' : '',
  ]
  return sentences.filter((sentence) => sentence !== '').join(' ')
}

type Answer = Parameters<typeof sayBalances>[0]

/** ', up $117.64 in 24 hours' */
function sayDay(change: Answer['change24h']): string {
  if (change === null) return ''
  if (Math.abs(change.percent) < NEUTRAL_BELOW_PCT) return ', little changed in 24 hours'
  return `, ${change.changeUsd < 0 ? 'down' : 'up'} ${showUsd(Math.abs(change.changeUsd))} in 24 hours`
}

function sayMovers(held: Answer['chains'][number]['tokens'], totalUsd: number): string {
  const moves = held.map(({ symbol, change24hUsd }) => ({ symbol, usd: change24hUsd ?? 0 }))
  return sayMoves(moves, totalUsd * MOVER_SHARE)
}

const sayHistory: Words['get_history'] = ({ items, unread }) => {
  const missing = unread.length > 0 ? ` ${chainNames(unread)} is not available right now.` : ''
  const [last] = items
  if (last === undefined) return `No transaction was found.${missing}`
  const failed = items.filter(({ isSuccess }) => !isSuccess).length
  const failures = failed > 0 ? ` ${countOf(failed, 'of them failed', 'of them failed')}.` : ''
  return `Here ${items.length === 1 ? 'is the last transaction' : `are the last ${items.length} transactions`}; the newest is ${plainText(last.action, 40)} on ${CHAINS[last.chain].name}.${failures}${missing}`
}

export const balanceToolWords = defineToolWords(balanceTools, {
  get_balances: sayBalances,
  get_history: sayHistory,
})
