import { defineErrors } from '@windhover/core/errors/app-error'

/** What goes wrong between this browser and the server. Status 0: no answer came. */
export const networkErrors = defineErrors('network', {
  timeout: { status: 0, text: 'Windhover did not answer in time.', retryable: true },
  unreachable: {
    status: 0,
    text: 'Windhover cannot be reached. Check your connection.',
    retryable: true,
  },
  /** Its status is that of the answer. */
  unreadable: {
    status: 200,
    text: 'The server’s answer could not be read. Reload the page to get the latest version.',
  },
})
