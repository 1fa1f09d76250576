import { z } from 'zod'
import { defineRoute } from '../contract/route.ts'
import { defineTopic } from '../live/topic.ts'
import { vaultId } from '../vaults/contract.ts'
import { HISTORY_PAGE_SIZE, PINS_MAX, SEARCH_CHARS_MAX, TITLE_CHARS_MAX } from './constants.ts'
import { chatMessage, FEEDBACK, userMessage } from './message.ts'

const conversationId = z.uuid()
const runId = z.uuid()
const messageId = z.string().min(1).max(64)
const done = z.object({ success: z.literal(true) })

export const conversationView = z.object({
  conversationId,
  title: z.string(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  messageCount: z.number().int(),
})
export type ConversationView = z.infer<typeof conversationView>

/** The first message of a conversation that holds all words searched for. */
const foundMessage = z.object({
  messageId: z.string(),
  role: z.enum(['user', 'assistant']),
  /** Plain text on one line, around the first of the words. */
  excerpt: z.string(),
  createdAt: z.iso.datetime(),
})
export type FoundMessage = z.infer<typeof foundMessage>

/** Null: found by its title alone, or not searched for. */
const listedConversation = conversationView.extend({ found: foundMessage.nullable() })
export type ListedConversation = z.infer<typeof listedConversation>

const messageNamed = z.object({ vaultId, conversationId, messageId: z.string().min(1).max(64) })

const pinView = z.object({
  conversationId,
  messageId: z.string(),
  /** Of the conversation. */
  title: z.string(),
  /** How the answer begins, as plain text on one line; empty where it is a card alone. */
  excerpt: z.string(),
  createdAt: z.iso.datetime(),
})
export type PinView = z.infer<typeof pinView>

/** A reply that is being written somewhere. */
export const runView = z.object({ runId, requestId: z.uuid(), messageId: z.string() })
export type RunView = z.infer<typeof runView>

/** Told to every tab: a reply began, so that all of them can follow it. */
export const chatRunStarted = defineTopic('chat-run-started', runView.extend({ vaultId, conversationId }))
/** Told to every tab: list, title, messages or pins of the vault's conversations are not what they were. */
export const chatChanged = defineTopic('chat-changed', z.object({ vaultId, conversationId }))
/** Told to every tab: another path through a conversation is shown, and this is its last message. */
export const chatPathChosen = defineTopic(
  'chat-path-chosen',
  z.object({ vaultId, conversationId, headId: messageId }),
)

export const chatRoutes = {
  sendMessage: defineRoute({
    method: 'POST',
    path: '/api/chat',
    summary: 'Asks the agent; the reply streams as server-sent events, each with its number',
    access: 'vault-key',
    rate: 'write',
    body: z.object({
      vaultId,
      conversationId,
      /** Made by the client: the same id again follows the same reply. */
      requestId: z.uuid(),
      /** The last one is the question; earlier ones are read from our own records, not from here. */
      messages: z.array(userMessage).length(1),
      /** Again: another reply to the same question. Continue: go on with a reply that broke off. */
      trigger: z.enum(['send', 'again', 'continue']).default('send'),
      /** The question in whose place this one is asked; that one stays beside it. */
      editOf: messageId.optional(),
    }),
    response: z.unknown(),
    answers: 'events',
  }),
  followReply: defineRoute({
    method: 'GET',
    path: '/api/chat/conversations/:conversationId/stream',
    summary: 'The reply that is being written, from its start or after a number; 204 when there is none',
    access: 'vault-key',
    rate: 'read',
    params: z.object({ conversationId }),
    query: z.object({ vaultId, runId: runId.optional(), after: z.coerce.number().int().min(0).default(0) }),
    response: z.unknown(),
    answers: 'events',
  }),
  stopReply: defineRoute({
    method: 'POST',
    path: '/api/chat/stop',
    summary: 'Ends the reply that is being written, whoever writes it',
    access: 'vault-key',
    rate: 'write',
    body: z.object({ vaultId, conversationId }),
    response: z.object({ stopped: z.boolean() }),
  }),
  getHistory: defineRoute({
    method: 'GET',
    path: '/api/chat/history',
    summary: 'The path of a conversation that is shown, upwards from its end or from a message, oldest first',
    access: 'vault-key',
    rate: 'read',
    query: z.object({
      vaultId,
      /** The latest one where it is left out. */
      conversationId: conversationId.optional(),
      before: z.string().max(64).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(HISTORY_PAGE_SIZE),
    }),
    response: z.object({
      conversationId: conversationId.nullable(),
      messages: z.array(chatMessage),
      hasMore: z.boolean(),
      run: runView.nullable(),
    }),
  }),
  choosePath: defineRoute({
    method: 'POST',
    path: '/api/chat/conversations/:conversationId/path',
    summary: 'Shows the path that leads through a message to the newest message below it',
    access: 'vault-key',
    rate: 'write',
    params: z.object({ conversationId }),
    body: z.object({ vaultId, messageId }),
    response: z.object({ headId: messageId }),
  }),
  listConversations: defineRoute({
    method: 'GET',
    path: '/api/chat/conversations',
    summary:
      'Conversations of a vault, last used first; or those whose title or one of whose messages holds all words searched for, in any order',
    access: 'vault-key',
    rate: 'read',
    query: z.object({
      vaultId,
      search: z.string().trim().max(SEARCH_CHARS_MAX).optional(),
      cursor: z.string().max(100).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    response: z.object({ conversations: z.array(listedConversation), nextCursor: z.string().nullable() }),
  }),
  renameConversation: defineRoute({
    method: 'PATCH',
    path: '/api/chat/conversations/:conversationId',
    summary: 'Gives a conversation another title',
    access: 'vault-key',
    rate: 'write',
    params: z.object({ conversationId }),
    body: z.object({ vaultId, title: z.string().trim().min(1).max(TITLE_CHARS_MAX) }),
    response: conversationView,
  }),
  deleteConversation: defineRoute({
    method: 'DELETE',
    path: '/api/chat/conversations/:conversationId',
    summary: 'Deletes a conversation with all its messages',
    access: 'vault-key',
    rate: 'write',
    params: z.object({ conversationId }),
    body: z.object({ vaultId }),
    response: done,
  }),
  exportConversation: defineRoute({
    method: 'GET',
    path: '/api/chat/conversations/:conversationId/export',
    summary: 'A whole conversation in the shape of our messages',
    access: 'vault-key',
    rate: 'costly',
    params: z.object({ conversationId }),
    query: z.object({ vaultId }),
    response: z.object({ conversation: conversationView, messages: z.array(chatMessage) }),
  }),
  listPins: defineRoute({
    method: 'GET',
    path: '/api/chat/pins',
    summary: 'Pinned answers of a vault, last pinned first',
    access: 'vault-key',
    rate: 'read',
    query: z.object({ vaultId }),
    response: z.object({ pins: z.array(pinView).max(PINS_MAX) }),
  }),
  pinMessage: defineRoute({
    method: 'POST',
    path: '/api/chat/pins',
    summary: 'Pins an answer; one that is pinned stays as it is',
    access: 'vault-key',
    rate: 'write',
    body: messageNamed,
    response: done,
  }),
  unpinMessage: defineRoute({
    method: 'DELETE',
    path: '/api/chat/pins',
    summary: 'Takes a pin away; one that is not there is no fault',
    access: 'vault-key',
    rate: 'write',
    body: messageNamed,
    response: done,
  }),
  giveFeedback: defineRoute({
    method: 'POST',
    path: '/api/chat/feedback',
    summary: 'What a person thinks of a reply; null takes it back',
    access: 'vault-key',
    rate: 'write',
    body: z.object({
      vaultId,
      requestId: z.uuid(),
      messageId,
      feedback: z.enum(FEEDBACK).nullable(),
    }),
    response: done,
  }),
  getDirectives: defineRoute({
    method: 'GET',
    path: '/api/chat/directives',
    summary: 'The house rules of the chat and whether the person has reviewed them',
    access: 'session',
    rate: 'read',
    response: z.object({
      text: z.string(),
      version: z.number().int(),
      reviewed: z.boolean(),
      reviewedAt: z.iso.datetime().nullable(),
    }),
  }),
  reviewDirectives: defineRoute({
    method: 'POST',
    path: '/api/chat/directives',
    summary: 'Notes that the person has reviewed the house rules, which unlocks the chat of every vault',
    access: 'session',
    rate: 'write',
    body: z.object({ version: z.number().int() }),
    response: z.object({ reviewed: z.boolean() }),
  }),
}
