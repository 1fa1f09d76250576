import { z } from 'zod'
import { defineRoute } from '../contract/route.ts'
import { leaderboardShows } from '../settings/contract.ts'
import { vaultId } from '../vaults/contract.ts'
import { LEADERBOARD_PAGE_SIZE, LEADERBOARD_PAGE_SIZE_MAX, LEADERBOARD_QUERY_CHARS_MAX } from './constants.ts'

export const LEADERBOARD_ORDERS = ['pnl', 'referrals', 'aura'] as const
const orderBy = z.enum(LEADERBOARD_ORDERS)
export type LeaderboardOrder = z.infer<typeof orderBy>

const count = z.number().int()

export const leaderboardRow = z.object({
  rank: count,
  vaultId,
  /** What its owner lets others see: its number, or the name they gave it. */
  name: z.string(),
  /** In dollars, since the vault's first deposit; null where it is not known. */
  pnl: z.number().nullable(),
  referrals: count,
  aura: count,
})
export type LeaderboardRow = z.infer<typeof leaderboardRow>

/** The caller's own vault, with what its aura is made of. */
const ownRow = z.object({
  ...leaderboardRow.shape,
  /** Null where nobody else sees it. */
  rank: count.nullable(),
  shows: leaderboardShows,
  prompts: count,
  trades: count,
  tradedReferrals: count,
})
export type OwnLeaderboardRow = z.infer<typeof ownRow>

const leaderboardPage = z.object({
  data: z.array(leaderboardRow),
  page: count,
  pageSize: count,
  /** Of all vaults, or of those that were found. */
  total: count,
  updatedAt: z.iso.datetime(),
})
export type LeaderboardPage = z.infer<typeof leaderboardPage>

const PAGE_MAX = 1_000_000

export const leaderboardRoutes = {
  getLeaderboard: defineRoute({
    method: 'GET',
    path: '/api/leaderboard',
    summary: 'Vaults by profit and loss, referrals or aura, a page at a time, and the caller’s own',
    access: 'session',
    rate: 'read',
    query: z.object({
      page: z.coerce.number().int().min(1).max(PAGE_MAX).default(1),
      pageSize: z.coerce.number().int().min(1).max(LEADERBOARD_PAGE_SIZE_MAX).default(LEADERBOARD_PAGE_SIZE),
      orderBy: orderBy.default('aura'),
      /** Part of a name, or a vault's number. */
      query: z.string().trim().max(LEADERBOARD_QUERY_CHARS_MAX).default(''),
      /** Which of the caller's vaults is `own`; the best one where it is not said. */
      vaultId: vaultId.optional(),
    }),
    response: leaderboardPage.extend({
      /** Null until the vault has done something that counts. */
      own: ownRow.nullable(),
    }),
  }),
}
