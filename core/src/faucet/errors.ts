import { defineErrors } from '../errors/app-error.ts'

export const faucetErrors = defineErrors('faucet', {
  coolingDown: {
    status: 429,
    text: 'This vault was funded a moment ago. Please wait a little.',
    retryable: true,
  },
  refused: { status: 409, text: 'The faucet does not fund this vault.' },
  unavailable: { status: 503, text: 'The faucet does not answer right now.', retryable: true },
})
