import { defineErrors } from '../errors/app-error.ts'

export const discoveryErrors = defineErrors('discovery', {
  sourceAway: {
    status: 503,
    text: 'This list does not answer at the moment. Please try again.',
    retryable: true,
  },
  notOffered: { status: 404, text: 'This list is not set up here.' },
})
