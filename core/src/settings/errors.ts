import { defineErrors } from '../errors/app-error.ts'

export const settingsErrors = defineErrors('settings', {
  tooMany: { status: 422, text: 'This list is full.' },
})
