import { defineErrors } from '../errors/app-error.ts'

export const tokenErrors = defineErrors('token', {
  notFound: { status: 404, text: 'No token is known at this address.' },
  noLogo: { status: 404, text: 'This token has no picture that could be loaded.' },
  indexUnavailable: { status: 503, text: 'Tokens cannot be searched right now.', retryable: true },
  noPrice: { status: 503, text: 'No price of this token is known right now.', retryable: true },
  candlesUnavailable: { status: 503, text: 'The chart cannot be read right now.', retryable: true },
})
