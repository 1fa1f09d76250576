import { addChunk, NOTHING_YET } from '@windhover/core/chat/collect-parts'
import { splitInChunks } from '@windhover/core/chat/replies/split-in-chunks'
import type { ReplyChunk } from '@windhover/core/chat/reply-chunk'
import type { ReplyRequest } from '../../ports/agent.ts'
import { asTheyCome, callTool } from './call-tool.ts'
import { planReply } from './plan-reply.ts'
import type { TalkReader } from './read-talk.ts'

const TEXT_ID = 'text'

/** Our own reading of requests: the same words always get the same reply. */
export async function* replyFromReader(request: ReplyRequest, read: TalkReader): AsyncIterable<ReplyChunk> {
  const { tools, signal } = request
  let reply = { ...NOTHING_YET, parts: request.begun }
  for (;;) {
    const { text, calls } = planReply({ ...request, begun: reply.parts }, read)
    yield { type: 'start-step' }
    if (text !== '') yield* tell(text)
    const underWay = calls.map(({ args, ...call }) => callTool(tools, { ...call, input: args }, signal))
    for (const { told } of underWay) {
      reply = addChunk(reply, told)
      yield told
    }
    for await (const answer of asTheyCome(underWay)) {
      reply = addChunk(reply, answer)
      yield answer
    }
    yield { type: 'finish-step' }
    if (calls.length === 0 || signal.aborted) return
  }
}

function* tell(text: string): Iterable<ReplyChunk> {
  yield { type: 'text-start', id: TEXT_ID }
  for (const delta of splitInChunks(text)) yield { type: 'text-delta', id: TEXT_ID, delta }
  yield { type: 'text-end', id: TEXT_ID }
}
