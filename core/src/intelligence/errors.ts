import { defineErrors } from '../errors/app-error.ts'

export const intelligenceErrors = defineErrors('intelligence', {
  notConnected: { status: 503, text: 'This source is not connected.' },
  sourceUnavailable: { status: 503, text: 'This source is not available right now.', retryable: true },
  sourceBusy: { status: 503, text: 'This source is busy right now.', retryable: true },
  /** Wrong key, a plan that does not cover it, a question it does not understand: asking again changes nothing. */
  sourceRefused: { status: 502, text: 'This source refused the request.' },
  /** It answered, and has nothing on what was asked for; its name takes the place of the text. */
  notCovered: { status: 404, text: 'This source knows nothing of it.' },
  noMarketData: { status: 503, text: 'Market data is not available right now.', retryable: true },
  badSymbol: { status: 400, text: 'This is not the symbol of a coin.' },
  badBitcoinAddress: { status: 400, text: 'This is not an address on Bitcoin.' },
})
