import { defineErrors } from '../errors/app-error.ts'

export const transactionErrors = defineErrors('transaction', {
  notFound: { status: 404, text: 'This transaction does not exist.' },
  /** The same id with another body. */
  idTaken: { status: 409, text: 'This transaction was already asked for with other details.' },
  wrongVault: { status: 400, text: 'The transaction names another vault than the call.' },
  wrongState: { status: 409, text: 'This transaction cannot do that any more.' },
  badRecipient: { status: 400, text: 'This is not an address of this chain.' },
  tooManyOpen: { status: 429, text: 'Please wait until earlier transactions are done.', retryable: true },
})
