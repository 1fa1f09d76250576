import { defineErrors } from '@windhover/core/errors/app-error'

export const deviceErrors = defineErrors('device', {
  guestKeyLost: {
    status: 403,
    text: 'The key of this guest account was only in this browser, and it is gone. Nobody can move its coins any more. Sign out to start again.',
  },
})
