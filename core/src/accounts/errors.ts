import { defineErrors } from '../errors/app-error.ts'

export const accountErrors = defineErrors('account', {
  sessionRequired: { status: 401, text: 'Please sign in.' },
  stepUpRequired: { status: 403, text: 'Please confirm that it is you.' },
  stepUpFailed: { status: 401, text: 'That did not confirm that it is you.' },
  passkeyRefused: { status: 401, text: 'This passkey is not known here.' },
  passkeyNotSaved: { status: 400, text: 'The passkey could not be saved. Please try again.' },
  walletRefused: { status: 401, text: 'The wallet signature does not match.' },
  challengeExpired: { status: 401, text: 'The sign-in request has expired. Please try again.' },
  recoveryRefused: { status: 401, text: 'This recovery code is not valid.' },
  lastCredential: { status: 409, text: 'Add another way to sign in before you remove this one.' },
  passkeyNotFound: { status: 404, text: 'This passkey does not exist.' },
  keepAccountFirst: {
    status: 403,
    text: 'This needs a passkey. Add one to keep this account, then try again.',
  },
  tooManyGuests: {
    status: 429,
    text: 'Too many visitors came from your network. Please try again later, or sign in with a passkey.',
    retryable: true,
  },
  sessionNotFound: { status: 404, text: 'This session does not exist.' },
})
