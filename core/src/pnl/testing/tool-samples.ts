import type { ToolSamples } from '../../testing/sample-tool-answers.ts'
import type { pnlTools } from '../tools.ts'

const coin = (chain: 'solana' | 'ethereum', symbol: string) => ({ chain, address: 'native', symbol })

export const pnlSamples: ToolSamples<typeof pnlTools> = {
  get_pnl: {
    span: 'today',
    token: null,
    pnlUsd: 117.64,
    percent: 1.2,
    basisUsd: 9_803.33,
    realisedUsd: 12,
    unrealisedUsd: 105.64,
    startedAt: '2026-11-15T00:00:00.000Z',
    endedAt: '2026-11-15T12:00:00.000Z',
    line: [0, -14.2, 6.4, null, 52.1, 90.5, 117.64],
    positions: [
      { ...coin('solana', 'SOL'), pnlUsd: 70.05, realisedUsd: 12, valueUsd: 5_120 },
      { ...coin('ethereum', 'ETH'), pnlUsd: -19.04, realisedUsd: 0, valueUsd: 3_310.2 },
    ],
    isComplete: true,
  },
}
