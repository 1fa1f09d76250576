import type { ToolSamples } from '../../testing/sample-tool-answers.ts'
import type { pnlTools } from '../tools.ts'

export const pnlSamples: ToolSamples<typeof pnlTools> = {
  get_pnl: {
    span: 'today',
    token: null,
    pnlUsd: 117.64,
    percent: 1.2,
    basisUsd: 9_803.33,
    realisedUsd: 12,
    unrealisedUsd: 210.5,
    positions: [
      { chain: 'solana', address: 'native', symbol: 'SOL', pnlUsd: 70.05, valueUsd: 5_120 },
      { chain: 'ethereum', address: 'native', symbol: 'ETH', pnlUsd: -19.04, valueUsd: 3_310.2 },
    ],
    isComplete: true,
  },
}
