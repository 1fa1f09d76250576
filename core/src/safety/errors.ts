import { defineErrors } from '../errors/app-error.ts'

export const safetyErrors = defineErrors('safety', {
  noSuchRaise: { status: 404, text: 'There is no pending limit increase to withdraw.' },
})
