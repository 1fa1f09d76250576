import type {
  LeaderboardOrder,
  LeaderboardRow,
  OwnLeaderboardRow,
} from '@windhover/core/leaderboard/contract'
import { leaderboardRoutes } from '@windhover/core/leaderboard/contract'
import type { Call, StubServer } from '../stub-server.ts'

const VAULTS = 4_812
const OWN_RANK = 214

/** A long ranking, as the server would page, order and search it; `own` is the caller's vault. */
export function answerLeaderboard(
  server: StubServer,
  vaultId: string,
  own: Partial<OwnLeaderboardRow> | null = {},
): Call[] {
  const mine: OwnLeaderboardRow | null =
    own === null
      ? null
      : {
          ...{ rank: OWN_RANK, vaultId, name: `Vault #${vaultId}`, pnl: 1_284, referrals: 4, aura: 6_180 },
          ...{ shows: 'number', prompts: 1_180, trades: 200, tradedReferrals: 4 },
          ...own,
        }
  return server.answer(leaderboardRoutes.getLeaderboard, ({ query }) => {
    const page = Number(query.get('page') ?? 1)
    const pageSize = Number(query.get('pageSize') ?? 20)
    const text = (query.get('query') ?? '').toLowerCase()
    const orderBy = (query.get('orderBy') ?? 'aura') as LeaderboardOrder
    const rowAt = (rank: number) => (rank === mine?.rank ? { ...mine, rank } : strangerAt(rank, orderBy))
    const shared = { page, pageSize, updatedAt: '2026-05-14T14:30:00.000Z', own: mine }
    if (text !== '') {
      const all = Array.from({ length: 300 }, (_, index) => rowAt(index + 1))
      const found = all.filter(({ name }) => name.toLowerCase().includes(text))
      return { ...shared, data: found.slice((page - 1) * pageSize, page * pageSize), total: found.length }
    }
    const first = (page - 1) * pageSize + 1
    const count = Math.max(0, Math.min(pageSize, VAULTS - first + 1))
    return {
      ...shared,
      data: Array.from({ length: count }, (_, index) => rowAt(first + index)),
      total: VAULTS,
    }
  })
}

/** Names that people chose, some of them to do harm. */
const NAMES: Readonly<Record<number, string>> = {
  2: 'Kestrel',
  5: '<img src=x onerror=alert(1)>',
  6: 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  8: 'محفظة الصقر',
}

function strangerAt(rank: number, orderBy: LeaderboardOrder): LeaderboardRow {
  const number = 900_000 + rank
  const fall = (from: number) => Math.round(from / rank)
  const wave = (rank * 7_919) % 997
  return {
    rank,
    vaultId: String(number),
    name: NAMES[rank] ?? `Vault #${number}`,
    pnl: orderBy === 'pnl' ? fall(84_210) : rank === 4 ? null : rank % 5 === 2 ? -wave * 4.2 : wave * 97.5,
    referrals: orderBy === 'referrals' ? fall(312) : wave % 320,
    aura: orderBy === 'aura' ? fall(98_410) : wave * 60,
  }
}
