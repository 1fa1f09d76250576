import { defineErrors } from '../errors/app-error.ts'
import { CONTACT_NAME_CHARS_MAX, CONTACTS_PER_PERSON_MAX } from './constants.ts'

export const contactErrors = defineErrors('contact', {
  badName: { status: 400, text: `Enter a name of 1 to ${CONTACT_NAME_CHARS_MAX} characters.` },
  nameIsAddress: { status: 400, text: 'Enter a name, not an address.' },
  badAddress: { status: 400, text: 'This is not an address on the chosen network.' },
  nameTaken: { status: 409, text: 'You already have a contact with this name on this network.' },
  addressTaken: { status: 409, text: 'This address is already in your contacts.' },
  tooMany: {
    status: 409,
    text: `You can keep ${CONTACTS_PER_PERSON_MAX} contacts. Remove one to make room.`,
  },
  noSuchName: {
    status: 404,
    text: 'None of your contacts has this name. Paste the address, or add the contact in Settings.',
  },
  notFound: { status: 404, text: 'This contact no longer exists.' },
})
