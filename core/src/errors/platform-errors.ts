import { defineErrors } from './app-error.ts'

/** Errors every capability can meet. Those of one capability live in its own `errors.ts`. */
export const requestErrors = defineErrors('request', {
  invalid: { status: 400, text: 'The request is not valid.' },
  notFound: { status: 404, text: 'Not found.' },
  tooLarge: { status: 413, text: 'The request is too large.' },
  unsupportedMedia: { status: 415, text: 'This kind of content is not accepted.' },
  rateLimited: { status: 429, text: 'Too many requests. Please wait a moment.', retryable: true },
  crossOrigin: { status: 403, text: 'This request did not come from Windhover.' },
})

export const internalErrors = defineErrors('internal', {
  unexpected: { status: 500, text: 'Something went wrong.', retryable: true },
  unavailable: { status: 503, text: 'This part of Windhover is not available right now.', retryable: true },
})
