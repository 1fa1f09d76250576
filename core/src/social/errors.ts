import { defineErrors } from '../errors/app-error.ts'

const CONNECT_FAILED = 'Failed to connect social network. Please try again.'

export const socialErrors = defineErrors('social', {
  /** Also where this deployment has no such network: R1-320 has one sentence for both. */
  connectFailed: { status: 503, text: CONNECT_FAILED, retryable: true },
  notConfigured: { status: 503, text: CONNECT_FAILED },
})
