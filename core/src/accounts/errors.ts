import { defineErrors } from '../errors/app-error.ts'

export const accountErrors = defineErrors('account', {
  sessionRequired: { status: 401, text: 'Please sign in.' },
  stepUpRequired: { status: 403, text: 'Please confirm it’s you.' },
  stepUpFailed: { status: 401, text: 'We could not confirm it’s you.' },
  passkeyRefused: { status: 401, text: 'This passkey does not belong to any account here.' },
  passkeyNotSaved: { status: 400, text: 'The passkey could not be saved. Please try again.' },
  enrolmentRefused: { status: 400, text: 'This device could not be set up. Please try again.' },
  walletRefused: { status: 401, text: 'The wallet signature does not match.' },
  challengeExpired: { status: 401, text: 'The sign-in request has expired. Please try again.' },
  recoveryRefused: { status: 401, text: 'This recovery code is not valid.' },
  recoveryNotKept: { status: 409, text: 'The recovery codes could not be saved. Please try again.' },
  lastCredential: { status: 409, text: 'Add another way to sign in before you remove this one.' },
  passkeyNotFound: { status: 404, text: 'This passkey does not exist.' },
  walletNotFound: { status: 404, text: 'This wallet does not sign in to your account.' },
  keepAccountFirst: {
    status: 403,
    text: 'This needs a passkey. Add one to keep this account, then try again.',
  },
  tooManyGuests: {
    status: 429,
    text: 'Too many guest accounts were opened from your network. Try again later, or sign in with a passkey.',
    retryable: true,
  },
  sessionNotFound: { status: 404, text: 'This session does not exist.' },
})
