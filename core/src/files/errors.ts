import { defineErrors } from '../errors/app-error.ts'

export const fileErrors = defineErrors('file', {
  tooLarge: { status: 413, text: 'File size should be less than 5MB' },
  wrongType: { status: 415, text: 'Only PNG, JPG, GIF and WEBP images can be uploaded.' },
  unreadable: { status: 422, text: 'This image is damaged and cannot be read.' },
  tooManyPixels: { status: 422, text: 'This image has too many pixels.' },
  dailyLimit: { status: 429, text: 'You have reached today’s upload limit. Try again tomorrow.' },
  notFound: { status: 404, text: 'There is no such file.' },
  unavailable: { status: 503, text: 'Files cannot be reached right now.', retryable: true },
  notStored: { status: 503, text: 'Failed to upload file, please try again!', retryable: true },
})

export const pinErrors = defineErrors('pin', {
  fileFailed: { status: 502, text: 'Failed to upload file to IPFS', retryable: true },
  metadataFailed: { status: 502, text: 'Failed to upload metadata to IPFS', retryable: true },
})
