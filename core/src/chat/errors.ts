import { defineErrors } from '../errors/app-error.ts'

export const chatErrors = defineErrors('chat', {
  locked: { status: 403, text: 'Please review Directives to unlock this chat' },
  busy: { status: 409, text: 'The agent is still answering. Stop it or wait for it.' },
  empty: { status: 422, text: 'Write something first.' },
  conversationNotFound: { status: 404, text: 'This conversation is not here.' },
  runNotFound: { status: 404, text: 'This reply is not here.' },
  messageNotFound: { status: 404, text: 'This message is not here.' },
  modelFailed: { status: 502, text: 'Something went wrong.', retryable: true },
  outOfBreath: { status: 504, text: 'I ran out of breath!', retryable: true },
})
