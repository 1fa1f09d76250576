import { defineErrors } from '../errors/app-error.ts'

export const transferErrors = defineErrors('transfer', {
  badAmount: { status: 400, text: 'Please enter a valid amount' },
  aboveBalance: { status: 422, text: 'Amount exceeds balance' },
  badSolanaAddress: { status: 400, text: 'Invalid Solana address' },
  badEvmAddress: { status: 400, text: 'Invalid address' },
  badHederaRecipient: { status: 400, text: 'Invalid address or Hedera account ID' },
  notYourAddress: { status: 403, text: 'This is not the address of your vault.' },
  unknownToken: { status: 422, text: 'Your vault does not hold this token.' },
  noWrappedAccount: { status: 422, text: 'WSOL account not found' },
  noHederaAccount: { status: 422, text: 'Hedera account not available' },
  failed: { status: 422, text: 'Transfer failed' },
  expired: { status: 422, text: 'The network did not include this transaction in time. Nothing was sent.' },
  stillRunning: {
    status: 503,
    text: 'This is taking longer than usual. Look at Activity before you send anything again.',
    retryable: true,
  },
  notOurs: { status: 403, text: 'Only transactions that Windhover signed for this vault are sent.' },
})
