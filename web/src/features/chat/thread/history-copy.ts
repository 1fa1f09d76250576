import { chatCopy } from '../copy.ts'

export const historyCopy = {
  show: chatCopy.showPrevious,
  more: 'Load more messages',
  loading: 'Loading previous messages...',
  failed: 'Earlier messages could not be loaded.',
  region: 'Conversation',
  toBottom: 'Scroll to bottom',
  notFound: 'The message could not be found.',
}
