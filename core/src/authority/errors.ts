import { defineErrors } from '../errors/app-error.ts'

export const authorityErrors = defineErrors('authority', {
  unknownOwner: { status: 404, text: 'This vault has no such owner.' },
  unknownKey: { status: 403, text: 'This device has no permission for the vault. Please sign in again.' },
  notProven: { status: 403, text: 'The signature does not match what was signed.' },
  wrongTime: { status: 403, text: 'This was signed too long ago. Please confirm again.' },
  ownerOnly: { status: 403, text: 'Only the owner can do this.' },
  outOfScope: { status: 403, text: 'This device has no permission for this kind of transaction.' },
  wrongVault: { status: 403, text: 'This device has no permission for this vault.' },
  wrongIntent: { status: 403, text: 'Something else was approved.' },
  tooLong: { status: 422, text: 'The permission would last too long.' },
  keyKnown: { status: 409, text: 'This key is known already.' },
  lastRoot: { status: 409, text: 'The last key of an owner cannot be removed.' },
  unknownEnvelope: { status: 404, text: 'There is no such order.' },
  envelopeEnded: { status: 403, text: 'This order has ended.' },
  envelopeMismatch: { status: 403, text: 'This is not what the order allows.' },
  envelopePrice: { status: 403, text: 'The price is worse than the order allows.' },
  envelopeSpent: { status: 403, text: 'This order has been used up.' },
  unknownTarget: { status: 404, text: 'There is nothing to revoke.' },
})
