import { SAMPLE_TIME as at, type ToolSamples } from '../../testing/sample-tool-answers.ts'
import type { balanceTools } from '../tools.ts'

export const balanceSamples: ToolSamples<typeof balanceTools> = {
  get_balances: {
    totalUsd: 13_951.79,
    change24h: { changeUsd: 138.14, percent: 1 },
    isComplete: true,
    chains: [
      {
        chain: 'solana',
        totalUsd: 13_951.79,
        hiddenCount: 0,
        tokens: [
          {
            address: 'native',
            symbol: 'SOL',
            name: 'Solana',
            amountText: '80',
            priceUsd: 174.4,
            valueUsd: 13_951.79,
            priceChange24hPct: 1,
            change24hUsd: 138.14,
            logoURI: null,
          },
        ],
      },
    ],
  },
  get_history: {
    items: [
      {
        chain: 'solana',
        at,
        action: 'Swap',
        isSuccess: true,
        changes: [{ symbol: 'SOL', amountText: '-1' }],
        explorerUrl: null,
      },
    ],
    unread: [],
  },
}
