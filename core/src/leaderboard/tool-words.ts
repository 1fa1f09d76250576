import { listOf } from '../money/show-figures.ts'
import { quoteText } from '../text/quote-text.ts'
import { defineToolWords, type ToolWords } from '../toolbox/tool-contract.ts'
import type { LeaderboardOrder } from './contract.ts'
import { leaderboardTools } from './tools.ts'

type Words = ToolWords<typeof leaderboardTools>

const SHOWN = 3
const NAME_CHARS = 40
const ORDERS: Readonly<Record<LeaderboardOrder, string>> = {
  pnl: 'profit and loss',
  referrals: 'referrals',
  aura: 'aura',
}
const whole = new Intl.NumberFormat('en-US')

const sayLeaderboard: Words['show_leaderboard'] = ({ orderBy, total, rows, own }) => {
  if (rows.length === 0) return 'Nobody is on the leaderboard yet.'
  const names = rows.slice(0, SHOWN).map(({ name }) => quoteText(name, NAME_CHARS))
  const vaults = `${whole.format(total)} ${total === 1 ? 'vault' : 'vaults'}`
  return `First by ${ORDERS[orderBy]}, of ${vaults}: ${listOf(names)}. ${sayOwn(own)}`
}

function sayOwn(own: Parameters<Words['show_leaderboard']>[0]['own']): string {
  if (own === null) return 'Your vault is not ranked yet.'
  return own.rank === null
    ? 'Your vault is hidden from others, so it has no rank.'
    : `Your vault is number **${whole.format(own.rank)}**.`
}

export const leaderboardToolWords = defineToolWords(leaderboardTools, { show_leaderboard: sayLeaderboard })
