import { defineErrors } from '../errors/app-error.ts'

export const transactionErrors = defineErrors('transaction', {
  idRequired: {
    status: 400,
    text: 'This call moves money: send an intentId or an Idempotency-Key header with it.',
  },
  notFound: { status: 404, text: 'This transaction does not exist.' },
  /** The same id with another body. */
  idTaken: { status: 409, text: 'This transaction was already asked for with other details.' },
  wrongVault: { status: 400, text: 'The transaction names another vault than the call.' },
  wrongState: { status: 409, text: 'This transaction cannot do that any more.' },
  badRecipient: { status: 400, text: 'This is not an address of this chain.' },
  /** What the agent was asked to prepare cannot be sized: each in words for people. */
  badAmount: { status: 422, text: 'This is not an amount of this token.' },
  balanceUnknown: {
    status: 503,
    text: 'Your balance could not be read. Please try again.',
    retryable: true,
  },
  priceUnknown: {
    status: 422,
    text: 'Its price is not known right now, so an amount in USD cannot be worked out.',
  },
  nothingHeld: { status: 422, text: 'Your vault holds none of it.' },
  aboveBalance: { status: 422, text: 'Amount exceeds balance' },
  proposalNotFound: { status: 404, text: 'This card is not here.' },
  proposalClosed: { status: 409, text: 'This card has been decided.' },
  proposalExpired: { status: 410, text: 'This card has expired. Ask for a new one.' },
  proposalChanged: { status: 409, text: 'What you saw is not what would be signed. Look again.' },
  /** The reason takes the place of the text. */
  proposalRefused: { status: 422, text: 'This cannot be prepared any more.' },
  tokenBlocked: { status: 422, text: 'Safe Mode blocks this token.' },
  tooManyOpen: { status: 429, text: 'Please wait until earlier transactions are done.', retryable: true },
})
