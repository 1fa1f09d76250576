import { SAMPLE_TIME as at, type ToolSamples } from '../../testing/sample-tool-answers.ts'
import type { alphaTools } from '../tools.ts'

export const alphaSamples: ToolSamples<typeof alphaTools> = {
  list_alpha_projects: {
    total: 18,
    projects: [
      {
        name: 'Tidewater',
        ticker: 'TIDE',
        score: 0.86,
        rationale: 'Its galaxy score rose from 50 to 61 in a day.',
        chains: ['ethereum'],
        update: { date: at, description: 'Second oracle goes to vote', source: 'Chain Courier' },
        checkedAt: at,
      },
      {
        name: 'Lumen Relay',
        ticker: 'LUMR',
        score: 0.74,
        rationale: 'Its pools on Solana hold $4.20M.',
        chains: ['solana'],
        update: null,
        checkedAt: at,
      },
    ],
  },
}
