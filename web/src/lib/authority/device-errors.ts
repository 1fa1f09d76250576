import { defineErrors } from '@windhover/core/errors/app-error'

export const deviceErrors = defineErrors('device', {
  guestKeyLost: {
    status: 403,
    text: 'The key of this guest account was only in this browser, and it is gone. Nobody can move its coins any more. Sign out to start again.',
  },
  keysUnchecked: {
    status: 409,
    text: 'These keys could not be checked, so they are not shown.',
  },
  signerChanged: {
    status: 409,
    text: 'The signer has another key than before, so these keys are not shown.',
  },
  notRevoked: {
    status: 409,
    text: 'The signer still knows this key. It was not revoked.',
  },
  clockOff: {
    status: 409,
    text: 'The clock of this device and ours are more than two minutes apart, so nothing can be signed. Set the clock, then try again.',
  },
})
