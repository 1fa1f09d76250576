import { defineErrors } from '../errors/app-error.ts'

export const balanceErrors = defineErrors('balance', {
  notYours: { status: 403, text: 'This address belongs to none of your vaults.' },
  noSuchAccount: { status: 404, text: 'Invalid address or Hedera account ID' },
  accountUnknown: { status: 503, text: 'Hedera account not available', retryable: true },
  historyUnknown: {
    status: 503,
    text: 'Failed to load transaction data. Please try again later.',
    retryable: true,
  },
})
