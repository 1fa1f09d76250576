import { SAMPLE_TIME, type ToolSamples } from '../../testing/sample-tool-answers.ts'
import type { AlertView } from '../contract.ts'
import type { ToldPlace, watchlistTools } from '../tools.ts'

const sol: ToldPlace = { chain: 'solana', address: 'native', symbol: 'SOL', name: 'Solana' }
const bonk: ToldPlace = {
  chain: 'solana',
  address: 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263',
  symbol: 'BONK',
  name: 'Bonk',
}
const alert: AlertView = {
  id: '0f0c6d8e-33b0-4d5e-9a55-0d6c0a4b7c11',
  token: sol,
  rule: { kind: 'price', side: 'above', priceUsd: 200 },
  repeat: 'once',
  isOn: true,
  lastFiredAt: null,
  firedCount: 0,
}
const list = { id: '5b1d9c44-9f0c-4a53-8f3d-6b1d7f2d4a10', name: 'Main' }

export const watchlistSamples: ToolSamples<typeof watchlistTools> = {
  list_watchlist: {
    lists: [
      {
        name: 'Main',
        total: 2,
        tokens: [
          { ...sol, priceUsd: 151.22, changePct: 2.31 },
          { ...bonk, priceUsd: 0.00002033, changePct: -3.8 },
        ],
      },
    ],
  },
  watch_token: { token: bonk, lists: [list], isDone: true },
  unwatch_token: { token: bonk, lists: [list], isDone: true },
  set_alert: { token: sol, rule: alert.rule, repeat: 'once', alertId: alert.id },
  list_alerts: {
    alerts: [alert],
    firings: [
      {
        ...{ token: bonk, firedAt: SAMPLE_TIME, observed: 2.1 },
        rule: { kind: 'volume', times: 2 },
      },
    ],
  },
  remove_alert: { alerts: [alert], isDone: true },
}
