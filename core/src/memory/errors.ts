import { defineErrors } from '../errors/app-error.ts'
import { CONTENT_CHARS_MAX, MEMORIES_PER_VAULT_MAX } from './constants.ts'

export const memoryErrors = defineErrors('memory', {
  required: { status: 400, text: 'Category and content are required' },
  tooLong: { status: 400, text: `A memory can hold ${CONTENT_CHARS_MAX} characters. Shorten it.` },
  notFound: { status: 404, text: 'This memory no longer exists.' },
  tooMany: {
    status: 409,
    text: `A vault can hold ${MEMORIES_PER_VAULT_MAX} memories. Delete one to make room.`,
  },
  tooManyProposals: {
    status: 409,
    text: 'Too many proposed memories are waiting. Keep or forget some first.',
  },
  /** R1-269: said by the browser, which then makes no call. */
  noKey: { status: 401, text: 'No API key available' },
})
