import { addChunk, type CollectedReply, contentOf } from '@windhover/core/chat/collect-parts'
import { REPLY_SILENCE_MS } from '@windhover/core/chat/constants'
import { chatErrors } from '@windhover/core/chat/errors'
import { INSTRUCTIONS } from '@windhover/core/chat/instructions'
import type { ChatMessage } from '@windhover/core/chat/message'
import { addUsage, type ModelUsage } from '@windhover/core/chat/model/model-usage'
import type { ReplyChunk } from '@windhover/core/chat/reply-chunk'
import { titleOfReply } from '@windhover/core/chat/title-conversation'
import { type AppError, isAppError } from '@windhover/core/errors/app-error'
import type { RunWork } from '../../platform/runs/runs.ts'
import type { ReplyRequest } from '../../ports/agent.ts'
import { bindTools } from './bind-tools.ts'
import { type ChatRun, findEnding, keepReply } from './chat-run-store.ts'
import { answerOpenCalls, joinReply, readReply, retellParts } from './continue-reply.ts'
import { listMessages, toRow } from './message-store.ts'
import type { ChatParts } from './parts.ts'
import { publishChatChange } from './publish-chat.ts'
import { readPictures } from './read-pictures.ts'
import { readWithPatience } from './read-with-patience.ts'

/** As far back as a reply can look. How much of it a model reads is cut to what may be paid for. */
const MESSAGES_READ = 100

/** Answers a question: begins, or goes on where another process had to leave off. */
export function writeReply(parts: ChatParts, run: ChatRun): RunWork {
  return async ({ writer, before, signal }) => {
    // It was stored, and only its end is missing in the log: nobody is asked again for what has been said.
    const stored = before.length === 0 ? null : await findEnding(parts.db, run)
    if (stored !== null) return await writer.end([JSON.stringify(endOf(stored.ending))])
    let reply = readReply(before)
    const emit = (chunk: ReplyChunk) => {
      reply = addChunk(reply, chunk)
      writer.push(JSON.stringify(chunk))
    }
    if (before.length === 0) {
      emit({ type: 'start', messageId: run.messageId })
      for (const chunk of retellParts(run.begun)) emit(chunk)
    }
    let last: ReplyChunk = { type: 'finish' }
    let usage: ModelUsage | null = null
    const onUsage = (more: ModelUsage) => {
      usage = addUsage(usage, more)
    }
    try {
      const chunks = answerQuestion(parts, { run, reply, signal, onUsage })
      await readWithPatience(chunks, { silenceMs: REPLY_SILENCE_MS, signal }, emit)
    } catch (error) {
      last = errorChunk(isAppError(error, chatErrors.outOfBreath) ? error : chatErrors.modelFailed())
      parts.log.warn({ err: error, runId: run.id }, 'a reply failed')
    }
    // Whoever goes on in our place writes the end.
    if (signal.reason === 'lost' || signal.reason === 'leaving') return
    if (signal.reason === 'stopped') last = { type: 'abort' }
    await writer.settled()
    await keep(parts, { run, reply: addChunk(reply, last), usage })
    await writer.end([JSON.stringify(last)])
    await publishChatChange(parts, run)
  }
}

async function* answerQuestion(
  parts: ChatParts,
  given: { run: ChatRun; reply: CollectedReply } & Pick<ReplyRequest, 'signal' | 'onUsage'>,
): AsyncIterable<ReplyChunk> {
  const { run, signal, onUsage } = given
  const owner = { userId: run.userId, vaultId: run.vaultId.toString() }
  const [{ messages }, all] = await Promise.all([
    listMessages(parts.db, {
      conversationId: run.conversationId,
      from: run.questionId,
      limit: MESSAGES_READ,
    }),
    parts.toolsFor(owner),
  ])
  const tools = bindTools(parts, { tools: all, run, messages })
  let { reply } = given
  for await (const chunk of answerOpenCalls(reply, tools, signal)) {
    reply = addChunk(reply, chunk)
    yield chunk
  }
  const pictures = await readPictures(parts, { userId: run.userId, messages })
  const { messageId } = run
  const told = { messages, pictures, begun: reply.parts }
  const request = { messageId, instructions: INSTRUCTIONS, ...told, tools, signal, onUsage }
  const rest = parts.agent.reply(request)
  yield* reply.parts.length === 0 ? rest : joinReply(reply, rest)
}

function endOf(ending: ChatMessage['ending']): ReplyChunk {
  if (ending === undefined) return { type: 'finish' }
  if (ending === 'stopped') return { type: 'abort' }
  return errorChunk(ending === 'out-of-breath' ? chatErrors.outOfBreath() : chatErrors.modelFailed())
}

/** R1-209, R1-210 */
function errorChunk({ code, message }: AppError): ReplyChunk {
  return { type: 'error', code, errorText: message }
}

async function keep(
  parts: ChatParts,
  { run, reply, usage }: { run: ChatRun; reply: CollectedReply; usage: ModelUsage | null },
): Promise<void> {
  const { conversationId, requestId, questionId: parentId } = run
  const ending = reply.ending === 'finished' || reply.ending === null ? {} : { ending: reply.ending }
  const message: ChatMessage = {
    id: run.messageId,
    role: 'assistant',
    content: contentOf(reply.parts),
    parts: [...reply.parts],
    experimental_attachments: [],
    ...ending,
  }
  const at = parts.clock.now()
  const title = titleOfReply(message.parts)
  await keepReply(parts.db, {
    runId: run.id,
    message: toRow(message, { conversationId, requestId, parentId, createdAt: at }),
    usage,
    at,
    // What broke off before it did anything says nothing about the question.
    title: title === null && message.ending !== undefined ? undefined : title,
  })
}
