import { defineErrors } from '../errors/app-error.ts'
import { PINS_MAX } from './constants.ts'

export const chatErrors = defineErrors('chat', {
  locked: { status: 403, text: 'Please review Directives to unlock this chat' },
  busy: { status: 409, text: 'The agent is still answering. Wait, or stop it first.' },
  empty: { status: 422, text: 'Write something first.' },
  conversationNotFound: { status: 404, text: 'This conversation no longer exists.' },
  messageNotFound: { status: 404, text: 'This message no longer exists.' },
  alreadyApproved: {
    status: 409,
    text: 'You approved a transaction in this reply. Send a new message instead.',
  },
  pinsFull: {
    status: 409,
    text: `You have pinned ${PINS_MAX} answers, the most there can be. Unpin one first.`,
  },
  toolFailed: { status: 500, text: 'This could not be done right now.', retryable: true },
  modelFailed: { status: 502, text: 'Something went wrong.', retryable: true },
  outOfBreath: { status: 504, text: 'I ran out of breath!', retryable: true },
})
