import { defineErrors } from '../errors/app-error.ts'

export const tokenErrors = defineErrors('token', {
  indexUnavailable: { status: 503, text: 'Tokens cannot be searched right now.', retryable: true },
})
