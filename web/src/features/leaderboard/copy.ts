import { AURA } from '@windhover/core/leaderboard/aura'
import type { LeaderboardOrder } from '@windhover/core/leaderboard/contract'
import type { LeaderboardShows } from '@windhover/core/settings/contract'

const whole = new Intl.NumberFormat('en-US')
const { prompt, trade, tradedReferral } = AURA

export const leaderboardCopy = {
  title: 'Leaderboard',
  open: 'Open leaderboard',
  close: 'Close leaderboard',
  loading: 'Loading the leaderboard',
  failed: 'The leaderboard could not be loaded.',
  figure: (value: number) => whole.format(value),
  context: (total: number, time: string) =>
    `${whole.format(total)} ${total === 1 ? 'vault' : 'vaults'}, updated ${time}`,
  search: 'Search vault',
  orderBy: 'Order by',
  orders: { pnl: 'PnL', referrals: 'Referrals', aura: 'Aura' } satisfies Record<LeaderboardOrder, string>,
  rank: 'Rank',
  vault: 'Vault',
  you: 'You',
  hidden: 'Hidden',
  unranked: '–',
  ownTable: 'Your vault',
  unrankedTitle: 'Your vault is not ranked yet.',
  unrankedHint: 'Ask the agent, trade or bring a friend.',
  empty: 'Nobody is ranked yet.',
  emptyHint: 'Vaults appear here with their first prompt, trade or referral.',
  nothingFound: (query: string) => `No vault found for “${query}”.`,
  nothingFoundHint: 'Search by a vault’s number, or by three letters of its name.',
  shown: (first: number, last: number, total: number) =>
    `${whole.format(first)}–${whole.format(last)} of ${whole.format(total)}`,
  toMyRank: 'Go to my rank',
  page: (page: number, pages: number) => `Page ${whole.format(page)} of ${whole.format(pages)}`,
  previous: 'Previous',
  next: 'Next',
  referrals: (count: number) => `${whole.format(count)} ${count === 1 ? 'referral' : 'referrals'}`,
  aura: (points: number) => `${whole.format(points)} aura`,
  about: 'How it is counted',
  auraTitle: 'What aura is',
  auraWords: `${prompt.points} point for each prompt, up to ${prompt.perDayMax} a day. ${trade.points} for each settled trade, up to ${trade.perDayMax} a day. ${tradedReferral.points} for each person you brought who has traded.`,
  pnlWords:
    'PnL is all your vault made since its first deposit, as in Balances. It is measured after a trade and once a day.',
  ownTitle: 'Your aura',
  parts: { prompts: 'Prompts', trades: 'Trades', tradedReferrals: 'Referrals that traded' },
  times: (count: number, points: number) => `${whole.format(count)} × ${points}`,
  sum: 'Total',
  shows: {
    number: 'Others see your vault’s number.',
    name: 'Others see your vault’s name.',
    nothing: 'Others don’t see your vault.',
  } satisfies Record<LeaderboardShows, string>,
  change: 'Change',
  /** The section of Settings. */
  setting: 'Leaderboard',
}
