import { defineErrors } from '../errors/app-error.ts'

export const transactionErrors = defineErrors('transaction', {
  idRequired: {
    status: 400,
    text: 'This call moves money: send an intentId or an Idempotency-Key header with it.',
  },
  notFound: { status: 404, text: 'This transaction does not exist.' },
  /** The same id with another body. */
  idTaken: { status: 409, text: 'This transaction was already requested with different details.' },
  /** Derived ids are made here alone: otherwise one vault could take the id that another one's next call will have. */
  idNotRandom: { status: 400, text: 'The intentId has to be a random UUID (version 4 or 7).' },
  wrongVault: { status: 400, text: 'The transaction is for a different vault.' },
  /** Nobody can tell from the bytes alone whether they landed. */
  noProofYet: { status: 409, text: 'There is no proof before the network has confirmed the transaction.' },
  wrongState: { status: 409, text: 'It is too late to change this transaction.' },
  badRecipient: { status: 400, text: 'This is not a valid address on this network.' },
  /** What the agent was asked to prepare cannot be sized: each in words for people. */
  badAmount: { status: 422, text: 'This is not an amount of this token.' },
  balanceUnknown: {
    status: 503,
    text: 'Your balance could not be loaded. Please try again.',
    retryable: true,
  },
  priceUnknown: {
    status: 422,
    text: 'This token has no price right now, so enter an amount in tokens instead of dollars.',
  },
  nothingHeld: { status: 422, text: 'Your vault doesn’t hold this token.' },
  aboveBalance: { status: 422, text: 'Amount exceeds balance' },
  proposalNotFound: { status: 404, text: 'This card no longer exists.' },
  proposalClosed: { status: 409, text: 'This card was already approved or rejected.' },
  proposalExpired: { status: 410, text: 'This card has expired. Ask for a new one.' },
  proposalChanged: { status: 409, text: 'This card has changed. Check it again before you approve.' },
  /** The reason takes the place of the text. */
  proposalRefused: { status: 422, text: 'This is no longer possible.' },
  tokenBlocked: { status: 422, text: 'Safe Mode blocks this token.' },
  /** How an intent ends that no chain has taken, or that stood still for a reason of ours. */
  notIncluded: {
    status: 422,
    text: 'The network did not include it in time. Nothing moved.',
    retryable: true,
  },
  ourFault: { status: 500, text: 'Something went wrong on our side.', retryable: true },
  /** Of a sequence. */
  stepBeforeFailed: { status: 409, text: 'The step before it failed, so this one did not run.' },
  tooManyOpen: { status: 429, text: 'Please wait until earlier transactions are done.', retryable: true },
})
