import { SAMPLE_TIME, type ToolSamples } from '../../testing/sample-tool-answers.ts'
import type { heatMapTools } from '../tools.ts'

export const heatMapSamples: ToolSamples<typeof heatMapTools> = {
  show_heat_map: {
    span: '24h',
    sectors: [
      {
        ...{ id: 'decentralized-finance-defi', changePct: 2.14, marketCapUsd: 2.1e10 },
        best: { symbol: 'JUP', name: 'Jupiter', changePct: 8.42 },
        worst: { symbol: 'UNI', name: 'Uniswap', changePct: -3.4 },
      },
      {
        ...{ id: 'gaming', changePct: -4.9, marketCapUsd: 1.7e9 },
        best: { symbol: 'IMX', name: 'Immutable', changePct: -4.4 },
        worst: { symbol: 'AXS', name: 'Axie Infinity', changePct: -6.01 },
      },
    ],
    readAt: SAMPLE_TIME,
    isStale: false,
  },
}
