import { defineErrors } from '../errors/app-error.ts'
import { TOOLS_MAX } from './constants.ts'

export const toolboxErrors = defineErrors('toolbox', {
  tooManyTools: {
    status: 422,
    text: `At most ${TOOLS_MAX} tools can be enabled. Switch another category off first.`,
  },
  unknownCategory: { status: 422, text: 'This tool category does not exist.' },
})
