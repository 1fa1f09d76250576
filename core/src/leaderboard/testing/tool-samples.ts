import type { ToolSamples } from '../../testing/sample-tool-answers.ts'
import type { leaderboardTools } from '../tools.ts'

export const leaderboardSamples: ToolSamples<typeof leaderboardTools> = {
  show_leaderboard: {
    orderBy: 'aura',
    total: 4_812,
    rows: [
      { rank: 1, vaultId: '900001', name: 'Kestrel', pnl: 84_210, referrals: 31, aura: 98_410 },
      { rank: 2, vaultId: '900002', name: 'Vault #900002', pnl: null, referrals: 4, aura: 49_205 },
    ],
    own: { rank: 214, vaultId: '1204', name: 'Vault #1204', pnl: 1_284, referrals: 4, aura: 6_180 },
  },
}
