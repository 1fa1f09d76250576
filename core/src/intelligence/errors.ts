import { defineErrors } from '../errors/app-error.ts'

export const intelligenceErrors = defineErrors('intelligence', {
  sourceUnavailable: { status: 503, text: 'This source cannot be read right now.', retryable: true },
  sourceBusy: { status: 503, text: 'This source is asked too often right now.', retryable: true },
  /** Wrong key, a plan that does not cover it, a question it does not understand: asking again changes nothing. */
  sourceRefused: { status: 502, text: 'This source refused the question.' },
})
