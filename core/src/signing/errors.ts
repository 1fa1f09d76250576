import { defineErrors } from '../errors/app-error.ts'

export const signerErrors = defineErrors('signer', {
  unavailable: { status: 503, text: 'Signing is not available right now.', retryable: true },
  invalidRequest: { status: 400, text: 'The signer could not read this request.' },
  keyStoreFailed: { status: 500, text: 'The key store did not answer.', retryable: true },
  noSuchRaise: { status: 404, text: 'There is no pending limit increase to withdraw.' },
  noKeys: { status: 404, text: 'This vault has no keys yet.' },
  /** The bytes cannot be read, or do something that nobody here ever builds. */
  notUnderstood: { status: 422, text: 'This transaction contains something we never sign.' },
  mismatch: { status: 422, text: 'This transaction does not do exactly what was approved.' },
  feeTooHigh: { status: 422, text: 'The network fee of this transaction is above the safety limit.' },
  slippageTooWide: {
    status: 422,
    text: 'This swap could lose more than your safety limits allow.',
  },
  notApproved: { status: 403, text: 'This was not approved.' },
  approvalExpired: { status: 403, text: 'The approval is too old. Please confirm again.' },
  notPriced: {
    status: 422,
    text: 'The value of this transaction is not known right now, so your limits cannot be checked.',
    retryable: true,
  },
  overTransactionLimit: { status: 422, text: 'This is above your limit for one transaction.' },
  overDailyLimit: { status: 422, text: 'This is above your limit for 24 hours.' },
  recipientWaits: {
    status: 422,
    text: 'You have not paid this recipient before, so the waiting time for new recipients has started.',
  },
  vaultPaused: { status: 423, text: 'This vault is paused.' },
  allPaused: { status: 503, text: 'Signing is paused for everybody.', retryable: true },
  /** Somebody signed other bytes there with the same or a newer epoch. */
  slotTaken: { status: 409, text: 'Another transaction was signed in its place.' },
  replacedTooEarly: {
    status: 409,
    text: 'The previous transaction may still go through.',
    retryable: true,
  },
})
