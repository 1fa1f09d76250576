import { defineErrors } from '../errors/app-error.ts'

export const tokenErrors = defineErrors('token', {
  notFound: { status: 404, text: 'No token was found at this address.' },
  /** Where both are is said in the place of the text. */
  differentChains: { status: 422, text: 'A swap stays on one chain.' },
  sameToken: { status: 422, text: 'Name at least two different tokens to compare.' },
  noLogo: { status: 404, text: 'This token has no picture that could be loaded.' },
  indexUnavailable: { status: 503, text: 'Tokens cannot be searched right now.', retryable: true },
  noPrice: { status: 503, text: 'This token has no price right now.', retryable: true },
  tradesUnavailable: { status: 503, text: 'Recent trades cannot be read right now.', retryable: true },
  candlesUnavailable: { status: 503, text: 'The chart can’t be loaded right now.', retryable: true },
})
