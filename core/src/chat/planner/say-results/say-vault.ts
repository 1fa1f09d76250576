import { CHAINS } from '../../../chains/all-chains.ts'
import type { ChainId } from '../../../chains/chain.ts'
import { groupOf } from '../../../transactions/intent-state.ts'
import { nameSymbol, plainText } from './quote-text.ts'
import { countOf, listOf, showUsd } from './show-figures.ts'
import type { Say } from './tool-done.ts'

const chainNames = (chains: readonly ChainId[]) => listOf(chains.map((chain) => CHAINS[chain].name))

export const sayBalances: Say<'get_balances'> = ({ totalUsd, isComplete, chains }) => {
  const held = chains.flatMap(({ tokens }) => tokens)
  const unread = chains.flatMap(({ chain, totalUsd: total }) => (total === null ? [chain] : []))
  if (held.length === 0 && unread.length === 0) return 'This vault holds nothing there yet.'
  const largest = held
    .toSorted((one, other) => (other.valueUsd ?? 0) - (one.valueUsd ?? 0))
    .slice(0, 3)
    .map(({ symbol }) => nameSymbol(symbol))
  const total = isComplete ? `**${showUsd(totalUsd)}**` : `at least **${showUsd(totalUsd)}**`
  const sentences = [
    `Your vault holds ${total} in ${countOf(held.length, 'token')}.`,
    held.length > 1 ? `Most of it is in ${listOf(largest)}.` : '',
    unread.length > 0 ? `${chainNames(unread)} could not be read just now.` : '',
    unread.length === 0 && !isComplete ? 'Something in it has no known price.' : '',
  ]
  return sentences.filter((sentence) => sentence !== '').join(' ')
}

export const sayHistory: Say<'get_history'> = ({ items, unread }) => {
  const missing = unread.length > 0 ? ` ${chainNames(unread)} could not be read just now.` : ''
  const [last] = items
  if (last === undefined) return `No transaction was found.${missing}`
  const failed = items.filter(({ isSuccess }) => !isSuccess).length
  const failures = failed > 0 ? ` ${countOf(failed, 'of them failed', 'of them failed')}.` : ''
  return `Here ${items.length === 1 ? 'is the last transaction' : `are the last ${items.length} transactions`}; the newest is ${plainText(last.action, 40)} on ${CHAINS[last.chain].name}.${failures}${missing}`
}

export const sayActivity: Say<'get_activity'> = ({ intents }) => {
  const [last] = intents
  if (last === undefined) return 'This vault was not asked to do anything yet.'
  const waiting = intents.filter(({ state }) => groupOf(state) === 'waiting').length
  const failed = intents.filter(({ state }) => groupOf(state) === 'failed').length
  const newest = `The newest is a ${last.intent.type} on ${CHAINS[last.intent.chain].name}: ${STATES[groupOf(last.state)]}.`
  const why = last.failure === null ? '' : ` ${plainText(last.failure, 200)}`
  const others = [waiting > 0 ? `${waiting} waiting` : '', failed > 0 ? `${failed} not done` : ''].filter(
    (part) => part !== '',
  )
  return `${newest}${why} Of ${countOf(intents.length, 'action')} here, ${others.length === 0 ? 'all are done' : listOf(others)}.`
}

const STATES = { waiting: 'still under way', done: 'done', failed: 'not done' } as const

export const saySettings: Say<'get_settings'> = ({ settings }) =>
  `Swap slippage is ${settings.swapSlippage}% and Safe Mode is ${settings.safeMode ? 'on' : 'off'}. You change these in Settings; I cannot.`

export const sayLimits: Say<'get_limits'> = ({ perTransactionUsd, rolling24hUsd, spent24hUsd, isPaused }) => {
  const left = Math.max(0, rolling24hUsd - spent24hUsd)
  const paused = isPaused ? 'The vault is **paused**, so nothing can leave it. ' : ''
  return `${paused}${showUsd(spent24hUsd)} of ${showUsd(rolling24hUsd)} was spent in 24 hours, ${showUsd(left)} is left; one transaction may move ${showUsd(perTransactionUsd)}. You change limits in Settings; I cannot.`
}
