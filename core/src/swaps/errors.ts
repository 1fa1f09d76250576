import { defineErrors } from '../errors/app-error.ts'

/** The swap catalogue: every venue's own words end in one of these. */
export const swapErrors = defineErrors('swap', {
  missingParameters: { status: 400, text: 'Missing required swap parameters' },
  sameToken: { status: 400, text: 'Choose two different tokens.' },
  quoteFailed: { status: 503, text: 'Failed to fetch quote', retryable: true },
  failed: { status: 422, text: 'Failed to swap tokens' },
  noRoute: { status: 422, text: 'No route through Jupiter was found to trade' },
  noLiquidity: { status: 422, text: 'No pool has enough of these tokens for this amount.' },
  unknownToken: { status: 404, text: 'This token does not exist on this chain.' },
  insufficientFunds: { status: 422, text: 'Not enough balance for this swap.' },
  /** The venue no longer offers what was approved. Nothing was signed. */
  priceMoved: { status: 409, text: 'The price moved beyond your slippage. Nothing was swapped.' },
  amountTooSmall: { status: 422, text: 'This amount is too small to swap.' },
  venueBusy: { status: 503, text: 'The exchange is busy. Please wait a moment.', retryable: true },
  venueUnavailable: { status: 503, text: 'The exchange cannot be reached right now.', retryable: true },
  /** It answered something we do not trust: other tokens, other amounts, another taker. */
  venueWrong: { status: 502, text: 'The exchange sent an answer we could not use.' },
  notOffered: { status: 422, text: 'This exchange does not trade on this chain.' },
  nativeNotOffered: {
    status: 422,
    text: 'Uniswap X sells tokens only, not the coin itself. Choose Auto or 0x.',
  },
  notYourAddress: { status: 403, text: 'This is not the address of your vault.' },
  orderExpired: { status: 422, text: 'Nobody filled the order in time. Nothing was swapped.' },
  orderFailed: { status: 422, text: 'Nobody could fill the order.' },
  ordersFailed: { status: 503, text: 'Failed to load orders', retryable: true },
  stillRunning: {
    status: 503,
    text: 'This is taking longer than usual. Look at Activity before you swap anything again.',
    retryable: true,
  },
})
