import { type PnlPosition, pnlRoutes } from '@windhover/core/pnl/contract'
import { priceRoutes } from '@windhover/core/prices/contract'
import { type Candle, type TokenDetails, type TokenTrade, tokenRoutes } from '@windhover/core/tokens/contract'
import { listRisks } from '@windhover/core/tokens/risk'
import { type IntentView, transactionRoutes } from '@windhover/core/transactions/contract'
import type { Call, StubServer } from '../stub-server.ts'
import { answerCandles } from './candles.ts'
import { BONK, JUP, tokenRow } from './token-list.ts'

/** What the server tells of a token that has a page; JUP rises, BONK costs next to nothing and falls. */

const MIDDLE_USD = 150

type Market = { readonly priceUsd: number; readonly change24hPct: number }
const MARKETS: Readonly<Record<string, Market>> = {
  [JUP.address]: { priceUsd: 0.5127, change24hPct: 8.42 },
  [BONK.address]: { priceUsd: 0.00001874, change24hPct: -3.18 },
}

type Changes = {
  readonly token?: Partial<TokenDetails['passport']['token']>
  readonly passport?: Partial<TokenDetails['passport']>
  readonly details?: Partial<TokenDetails>
}

export function detailsOf(named: typeof JUP, changes: Changes = {}): TokenDetails {
  const market = MARKETS[named.address]
  const { risks: _, ...row } = tokenRow(named, {
    priceUsd: market?.priceUsd ?? null,
    priceChange24hPct: market?.change24hPct ?? null,
    marketCapUsd: 1_620_000_000,
    liquidityUsd: 21_300_000,
    holderCount: 642_118,
    ...changes.token,
  })
  const known = { transferTaxBps: 0, canSell: true, ageMs: 4e10, topHoldersPct: 18.4, ...changes.passport }
  const imitates = changes.passport?.imitates ?? null
  return {
    passport: { token: row, imitates, risks: [...listRisks({ ...row, ...known, imitates })], ...known },
    low24hUsd: (market?.priceUsd ?? 1) * 0.91,
    high24hUsd: (market?.priceUsd ?? 1) * 1.012,
    volume24hUsd: 84_600_000,
    volumeChange24hPct: 102,
    supply: 3_160_000_000,
    ...changes.details,
  }
}

export const positionIn = (named: typeof JUP, changes: Partial<PnlPosition> = {}): PnlPosition => ({
  ...{ chain: named.chain, token: named.address, decimals: named.decimals },
  // What the recorded vault holds.
  ...{ amountRaw: '150000000', valueUsd: 76.91, averageUsd: 0.472, costUsd: 70.8 },
  ...{ unrealisedUsd: 6.11, realisedUsd: 16.16, soldAmountRaw: '400000000', soldUsd: 204.96 },
  firstBoughtAt: new Date(Date.now() - 60 * 3_600_000).toISOString(),
  ...changes,
})

/** A swap of the token against USDC that is over. */
export function swapOf(side: 'buy' | 'sell', token: typeof JUP, hoursAgo: number): IntentView {
  const at = new Date(Date.now() - hoursAgo * 3_600_000).toISOString()
  const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
  const [sellToken, buyToken] = side === 'buy' ? [usdc, token.address] : [token.address, usdc]
  const sign = side === 'buy' ? '' : '-'
  const paid = side === 'buy' ? '-' : ''
  return {
    intent: {
      ...{ id: crypto.randomUUID(), vaultId: '1', type: 'swap', chain: token.chain, venue: 'jupiter' },
      ...{ sellToken, buyToken, sellAmountRaw: '1', quotedBuyAmountRaw: '1', minBuyAmountRaw: '1' },
      ...{ slippageBps: 100, serviceFeeRaw: null },
    },
    ...{ intentHash: 'ab'.repeat(32), state: 'CONFIRMED', origin: 'panel', failure: null },
    ...{ transactionId: `tx-${hoursAgo}`, explorerUrl: `https://solscan.io/tx/tx-${hoursAgo}` },
    receipt: {
      quoted: [],
      executed: [
        { token: token.address, symbol: null, decimals: 6, amountRaw: `${sign}400000000`, amountUsd: null },
        { token: usdc, symbol: 'USDC', decimals: 6, amountRaw: `${paid}204960000`, amountUsd: 204.96 },
      ],
      fees: [],
      confirmedAt: at,
    },
    ...{ createdAt: at, changedAt: at, checkedAt: null },
  } as IntentView
}

/** The waves of the practice market at the height of this token. */
const scaledCandles = (call: Call): { candles: Candle[] } => {
  const factor = (MARKETS[call.query.get('address') ?? '']?.priceUsd ?? MIDDLE_USD) / MIDDLE_USD
  const scale = ({ open, high, low, close, ...rest }: Candle) => ({
    ...rest,
    ...{ open: open * factor, high: high * factor, low: low * factor, close: close * factor },
  })
  return { candles: answerCandles(call).candles.map(scale) }
}

const answerMarket = ({ query }: Call) => ({
  prices: (query.get('tokens') ?? '').split(',').map((token) => ({
    token,
    ...{ observedAtMs: Date.now(), isStale: false, marketCapUsd: 1_620_000_000 },
    ...(MARKETS[token.split(':')[1] ?? ''] ?? { priceUsd: 1, change24hPct: 0 }),
  })),
})

const WALLETS = [
  '9wFkQ2mYxVbN7RdaTzL4pCsH1uKeG5oJ6iXqWn8M7Rda',
  'Cq2tVnB8xKpL5mRdaTzY4sHnH4e1uGoJ6iXqWn8MnH4e',
]

/** Every few seconds somebody buys or sells. */
export function tradesOf(priceUsd: number, own?: string): TokenTrade[] {
  return Array.from({ length: 12 }, (_, place) => {
    const amount = [4_120, 18_250.4, 96.5, 52_480, 400][place % 5] ?? 1
    return {
      id: `trade-${place}`,
      at: new Date(Date.now() - place * 14_000).toISOString(),
      side: place % 3 === 1 ? 'sell' : 'buy',
      ...{ amount, priceUsd, valueUsd: amount * priceUsd },
      wallet: place === 4 && own !== undefined ? own : (WALLETS[place % 2] ?? ''),
    }
  })
}

export type TokenPageAnswers = {
  readonly details?: TokenDetails
  readonly positions?: readonly PnlPosition[]
  readonly intents?: readonly IntentView[]
}

export function answerTokenPage(server: StubServer, answers: TokenPageAnswers = {}): void {
  const { details = detailsOf(JUP), positions = [positionIn(JUP)], intents = [] } = answers
  server.answer(tokenRoutes.getDetails, details)
  server.answer(tokenRoutes.getCandles, scaledCandles)
  server.answer(priceRoutes.getPrices, answerMarket)
  server.answer(tokenRoutes.getTrades, { trades: tradesOf(details.passport.token.priceUsd ?? 1) })
  server.answer(pnlRoutes.getPnl, { totalUsd: 14_331, spans: [], positions: [...positions] })
  server.answer(transactionRoutes.listIntents, { intents: [...intents], nextCursor: null })
}
