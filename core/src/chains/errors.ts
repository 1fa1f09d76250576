import { defineErrors } from '../errors/app-error.ts'

export const chainErrors = defineErrors('chain', {
  unavailable: { status: 503, text: 'This chain cannot be reached right now.', retryable: true },
  rateLimited: { status: 503, text: 'This chain is busy. Please wait a moment.', retryable: true },
  rejected: { status: 422, text: 'The chain refused this transaction.' },
  /** The run of it failed: a contract or program said no, often in words of its own. */
  reverted: { status: 422, text: 'The contract refused it.' },
  expired: { status: 422, text: 'This transaction has expired.' },
  nonceUsed: { status: 409, text: 'Another transaction from this vault came first.' },
  feeTooLow: { status: 422, text: 'The offered network fee is too low right now.' },
  insufficientFunds: { status: 422, text: 'Not enough balance for this transaction.' },
  badAddress: { status: 400, text: 'This is not a valid address on this network.' },
  badRecipient: { status: 422, text: 'This address cannot receive tokens.' },
  badAmount: { status: 400, text: 'The amount must be above zero.' },
  unknownToken: { status: 404, text: 'This token does not exist on this chain.' },
  notAssociated: { status: 422, text: 'The recipient has to associate this token first.' },
  badTransaction: { status: 400, text: 'This is not a signed transaction of this chain.' },
})
