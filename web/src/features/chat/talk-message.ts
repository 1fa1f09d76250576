import { attachImages } from '@windhover/core/chat/attach-images'
import { ATTACHMENTS_MAX } from '@windhover/core/chat/constants'
import type { MessageMetadata } from '@windhover/core/chat/map-message'
import { toStreamedMessage } from '@windhover/core/chat/map-message'
import type { Attachment, ChatMessage } from '@windhover/core/chat/message'
import type { UIMessage } from 'ai'

export type TalkMessage = UIMessage<MessageMetadata>

export function fromRecords(message: ChatMessage): TalkMessage {
  return toStreamedMessage(message) as TalkMessage
}

type Words = { readonly text: string; readonly attachments: readonly Attachment[] }

/** R1-236: pictures that the words only point to are attached as well. */
export function makeQuestion({ text, attachments }: Words, now = new Date()): TalkMessage {
  return fromRecords({
    id: crypto.randomUUID(),
    role: 'user',
    content: text,
    parts: [{ type: 'text', text }],
    experimental_attachments: [...attachments, ...attachImages(text)].slice(0, ATTACHMENTS_MAX),
    createdAt: now.toISOString(),
  })
}
