import type { LanguageModelV4, LanguageModelV4Usage } from '@ai-sdk/provider'
import { choosePictures } from '@windhover/core/chat/model/choose-pictures'
import type { ReplyChunk } from '@windhover/core/chat/reply-chunk'
import type { Logger } from '../../platform/log/logger.ts'
import type { ReplyRequest } from '../../ports/agent.ts'
import type { Circuit } from './circuit.ts'
import { fallBack, isProviderDown, isSeen, tellStep } from './fall-back.ts'
import type { ModelCounts } from './model-counts.ts'
import { readUsage } from './read-usage.ts'
import { replyFromModel } from './reply-from-model.ts'

/** A hosted model with all that is known of how it does. */
export type HostedModel = {
  readonly name: string
  readonly model: LanguageModelV4
  readonly circuit: Circuit
  readonly counts: ModelCounts
  readonly log: Pick<Logger, 'warn'>
  /** So long without a word is taken for a failure. */
  readonly firstWordMs: number
}

/** The reply of a hosted model. Where it fails before anything of it was seen, the reader answers. */
export async function* askModel(
  hosted: HostedModel,
  request: ReplyRequest,
  fromReader: () => AsyncIterable<ReplyChunk>,
): AsyncIterable<ReplyChunk> {
  const { circuit, counts, log } = hosted
  const isFresh = !request.begun.some(({ type }) => type !== 'step-start')
  if (isFresh && circuit.isOpen()) {
    counts.add('fallbacks')
    yield* fallBack(fromReader())
    return
  }
  const { kept, word } = choosePictures(request.pictures)
  const unseen: ReplyChunk[] = []
  let wasSeen = false
  try {
    for await (const chunk of replyFromModel(
      hosted.model,
      { ...request, pictures: kept },
      noting(hosted, request),
    )) {
      if (!wasSeen && !isSeen(chunk)) {
        unseen.push(chunk)
        continue
      }
      if (!wasSeen) {
        wasSeen = true
        circuit.succeeded()
        if (isFresh && word !== null) yield* tellStep(word)
        yield* unseen
      }
      yield chunk
    }
    if (!wasSeen) yield* unseen
  } catch (error) {
    if (request.signal.aborted) throw error
    counts.add('failures')
    if (isProviderDown(error)) circuit.failed()
    if (wasSeen || !isFresh) throw error
    log.warn({ err: error, model: hosted.name }, 'the model does not answer, so the reader does')
    counts.add('fallbacks')
    yield* fallBack(fromReader())
  }
}

function noting({ name, counts, firstWordMs }: HostedModel, request: ReplyRequest) {
  return {
    firstWordMs,
    onFinish: (given: LanguageModelV4Usage) => {
      const usage = readUsage(name, given)
      counts.addUsage(usage)
      request.onUsage(usage)
    },
  }
}
