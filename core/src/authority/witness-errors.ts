import { defineErrors } from '../errors/app-error.ts'

export const witnessErrors = defineErrors('witness', {
  unavailable: { status: 503, text: 'Prices cannot be confirmed right now.', retryable: true },
  invalidRequest: { status: 400, text: 'The witness could not read this request.' },
})
