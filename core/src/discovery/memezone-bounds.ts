import { z } from 'zod'

/** What the memezone can be filtered by, in the order of its dialog. */
export const MEMEZONE_BOUNDS = [
  { name: 'marketCap', label: 'Market Cap ($)' },
  { name: 'liquidity', label: 'Liquidity ($)' },
  { name: 'volume', label: 'Volume ($)' },
  { name: 'devHolding', label: 'Dev holding %' },
  { name: 'insiderHolding', label: 'Insider holding %' },
  { name: 'holders', label: 'Holders' },
  { name: 'buys', label: 'Buys' },
  { name: 'sells', label: 'Sells' },
  { name: 'trades', label: 'By TXNS' },
  { name: 'sniperWallets', label: 'Sniper Wallets' },
] as const
export type MemezoneBound = (typeof MEMEZONE_BOUNDS)[number]['name']

const bound = z.coerce.number().nonnegative().optional()

/** One lowest and one highest value each; a bound that is left out holds nothing back. */
export const memezoneBounds = z.object({
  marketCapMin: bound,
  marketCapMax: bound,
  liquidityMin: bound,
  liquidityMax: bound,
  volumeMin: bound,
  volumeMax: bound,
  devHoldingMin: bound,
  devHoldingMax: bound,
  insiderHoldingMin: bound,
  insiderHoldingMax: bound,
  holdersMin: bound,
  holdersMax: bound,
  buysMin: bound,
  buysMax: bound,
  sellsMin: bound,
  sellsMax: bound,
  tradesMin: bound,
  tradesMax: bound,
  sniperWalletsMin: bound,
  sniperWalletsMax: bound,
})
export type MemezoneBounds = z.infer<typeof memezoneBounds>
