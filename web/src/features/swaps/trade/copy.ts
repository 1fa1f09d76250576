import type { TradeMode } from '@windhover/core/swaps/trade-form'

/** Every sentence of the buy and sell dialogs that is not one of their rules. */
export const tradeCopy = {
  modes: 'Buy or sell',
  mode: { buy: 'Buy', sell: 'Sell' } satisfies Readonly<Record<TradeMode, string>>,
  pay: 'You pay',
  receive: 'You receive',
  presets: 'Amounts',
  balance: 'Balance',
  quoting: 'Getting quote...',
  quoteAge: (seconds: number) => `quote ${seconds} s old`,
  slippage: (percent: number) => `slippage ${percent}%`,
  retry: 'Try again',
  tokenFailed: 'This token could not be found.',
  loading: 'Loading the token',
  what: (parts: { verb: string; symbol: string; paid: string }) =>
    `${parts.verb} ${parts.symbol} for ${parts.paid}`,
  whatSell: (parts: { verb: string; sold: string; symbol: string }) =>
    `${parts.verb} ${parts.sold} for ${parts.symbol}`,
}
