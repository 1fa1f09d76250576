import { type Attachment, type ChatMessage, IMAGE_TYPES, type MessagePart, type ToolPart } from './message.ts'

/**
 * The one place that knows both shapes of a message: ours (R1-159 to R1-161) and the one that browsers stream in
 * (decision D13). That of the SDK is described by its structure, because core depends on nothing.
 */

/** What ours knows of a message besides its words; it rides along as the SDK's metadata. */
export type MessageMetadata = Pick<
  ChatMessage,
  'createdAt' | 'requestId' | 'parentId' | 'siblings' | 'feedback' | 'ending'
>

export const STREAMED_TOOL_STATES = [
  'input-streaming',
  'input-available',
  'output-available',
  'output-error',
] as const
type StreamedToolState = (typeof STREAMED_TOOL_STATES)[number]

export type StreamedText = { type: 'text'; text: string; state?: 'streaming' | 'done' }
export type StreamedFile = { type: 'file'; mediaType: string; url: string; filename?: string }
export type StreamedTool = {
  type: `tool-${string}`
  toolCallId: string
  state: StreamedToolState
  input?: unknown
  output?: unknown
  errorText?: string
}
export type StreamedPart = StreamedText | StreamedFile | StreamedTool | { type: 'step-start' }

export type StreamedMessage = {
  id: string
  role: 'user' | 'assistant'
  metadata?: MessageMetadata
  parts: StreamedPart[]
}

/** Parts of the SDK that ours has no word for (reasoning, sources, data) are read and left out. */
type ForeignPart = { readonly type: string }

const TOOL_PREFIX = 'tool-'
const STREAMED_STATE: Readonly<Record<ToolPart['state'], StreamedToolState>> = {
  'partial-call': 'input-streaming',
  call: 'input-available',
  result: 'output-available',
  error: 'output-error',
}
const OUR_STATE: Readonly<Record<string, ToolPart['state']>> = {
  'input-streaming': 'partial-call',
  'input-available': 'call',
  'output-available': 'result',
  'output-error': 'error',
}

export function toStreamedMessage(message: ChatMessage): StreamedMessage {
  const { id, role, content, parts, experimental_attachments: attachments } = message
  const pictures = attachments.map(({ contentType, url }) => ({
    type: 'file' as const,
    mediaType: contentType,
    url,
  }))
  // A question may come as plain words, without any part.
  const words: MessagePart[] =
    parts.length === 0 && content !== '' ? [{ type: 'text', text: content }] : parts
  const metadata = metadataOf(message)
  return {
    id,
    role,
    ...(Object.keys(metadata).length === 0 ? {} : { metadata }),
    parts: [...pictures, ...words.map(toStreamedPart)],
  }
}

export function toChatMessage(message: {
  readonly id: string
  readonly role: string
  readonly metadata?: unknown
  readonly parts: readonly ForeignPart[]
}): ChatMessage {
  const parts = message.parts.flatMap(toOurPart)
  return {
    id: message.id,
    role: message.role === 'user' ? 'user' : 'assistant',
    content: textOf(parts),
    parts,
    experimental_attachments: message.parts.flatMap(toAttachment),
    ...metadataOf((message.metadata ?? {}) as MessageMetadata),
  }
}

/** All words of a message; what was said before and after a tool are paragraphs of their own. */
export function textOf(parts: readonly ForeignPart[]): string {
  return parts.flatMap((part) => (isText(part) && part.text !== '' ? [part.text] : [])).join('\n\n')
}

/** The tool that a part is about; null for any other part. */
export function toolNameOf(part: ForeignPart): string | null {
  if (part.type === 'dynamic-tool' && 'toolName' in part) return String(part.toolName)
  return part.type.startsWith(TOOL_PREFIX) ? part.type.slice(TOOL_PREFIX.length) : null
}

function toStreamedPart(part: MessagePart): StreamedPart {
  if (part.type !== 'tool-invocation') return part
  return {
    type: `${TOOL_PREFIX}${part.toolName}`,
    toolCallId: part.toolCallId,
    state: STREAMED_STATE[part.state],
    input: part.args,
    ...(part.result === undefined ? {} : { output: part.result }),
    ...(part.errorText === undefined ? {} : { errorText: part.errorText }),
  }
}

function toOurPart(part: ForeignPart): MessagePart[] {
  if (part.type === 'step-start') return [{ type: 'step-start' }]
  if (isText(part)) return [{ type: 'text', text: part.text }]
  const toolName = toolNameOf(part)
  if (toolName === null) return []
  const { toolCallId, state, input, output, errorText } = part as StreamedTool
  return [
    {
      type: 'tool-invocation',
      toolName,
      toolCallId,
      state: OUR_STATE[state] ?? 'call',
      args: input,
      ...(output === undefined ? {} : { result: output }),
      ...(errorText === undefined ? {} : { errorText }),
    },
  ]
}

function toAttachment(part: ForeignPart): Attachment[] {
  if (part.type !== 'file') return []
  const { mediaType, url } = part as StreamedFile
  const contentType = IMAGE_TYPES.find((type) => type === mediaType)
  return contentType === undefined ? [] : [{ type: 'image', contentType, url }]
}

function metadataOf(known: MessageMetadata): MessageMetadata {
  const { createdAt, requestId, parentId, siblings, feedback, ending } = known
  return {
    ...(createdAt === undefined ? {} : { createdAt }),
    ...(requestId === undefined ? {} : { requestId }),
    ...(parentId === undefined ? {} : { parentId }),
    ...(siblings === undefined ? {} : { siblings }),
    ...(feedback === undefined ? {} : { feedback }),
    ...(ending === undefined ? {} : { ending }),
  }
}

function isText(part: ForeignPart): part is StreamedText {
  return part.type === 'text' && 'text' in part && typeof part.text === 'string'
}
