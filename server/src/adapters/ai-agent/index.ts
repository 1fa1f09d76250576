import { chatErrors } from '@windhover/core/chat/errors'
import type { ReplyChunk } from '@windhover/core/chat/reply-chunk'
import { isAppError } from '@windhover/core/errors/app-error'
import type { Logger } from '../../platform/log/logger.ts'
import type { Metrics } from '../../platform/metrics/create-metrics.ts'
import type { Agent, ModelChoice, ReplyRequest } from '../../ports/agent.ts'
import type { Writer } from '../../ports/writer.ts'
import { askModel, type HostedModel } from './ask-model.ts'
import { chooseModel } from './choose-model.ts'
import { createCircuit } from './circuit.ts'
import { saidAfterNotice } from './fall-back.ts'
import { createModelCounts } from './model-counts.ts'
import { planReply } from './plan-reply.ts'
import { readLearned } from './read-learned.ts'
import { readStrictly, readWithContext } from './read-talk.ts'
import { replyFromReader } from './reply-from-reader.ts'
import { createWriter } from './write-text.ts'

/** Well before a reply is given up for its silence. */
const FIRST_WORD_MS = 30_000

type Given = {
  readonly metrics: Pick<Metrics, 'watch'>
  readonly log: Pick<Logger, 'warn'>
  readonly firstWordMs?: number
}

/** Whoever writes here; `writer` is null where no model is hosted. Both share what is known of how the model does. */
export function createModels(
  config: ModelChoice,
  given: Given,
): { readonly agent: Agent; readonly writer: Writer | null } {
  const hosted = openModel(config, given)
  return { agent: createAgent(hosted), writer: hosted === null ? null : createWriter(hosted) }
}

/** The agent: a hosted model behind the strict grammar, or our own reader alone. */
function createAgent(hosted: HostedModel | null): Agent {
  const fromReader = (request: ReplyRequest) => replyFromReader(request, readWithContext(readLearned()))
  const answer = (request: ReplyRequest) => {
    if (hosted === null) return fromReader(request)
    const said = saidAfterNotice(request.begun)
    if (said !== null) return fromReader({ ...request, begun: said })
    // What the strict grammar reads needs no model, and is read the same every time.
    const isRead = planReply(request, readStrictly).isUnderstood
    return isRead
      ? replyFromReader(request, readStrictly)
      : askModel(hosted, request, () => fromReader(request))
  }
  return {
    name: hosted?.name ?? 'reader',
    reply: (request) => translated(answer(request), request.signal),
  }
}

function openModel(
  config: ModelChoice,
  { metrics, log, firstWordMs = FIRST_WORD_MS }: Given,
): HostedModel | null {
  const model = chooseModel(config)
  if (model === null || config.provider === 'reader') return null
  return {
    name: `${config.provider}:${config.name}`,
    model,
    circuit: createCircuit(() => performance.now()),
    counts: createModelCounts(metrics),
    log,
    firstWordMs,
  }
}

/** Whatever a provider throws is one error of ours; what a person stopped has not failed. */
async function* translated(
  chunks: AsyncIterable<ReplyChunk>,
  signal: AbortSignal,
): AsyncIterable<ReplyChunk> {
  try {
    yield* chunks
  } catch (error) {
    if (signal.aborted) return
    throw isAppError(error) ? error : chatErrors.modelFailed({ cause: error })
  }
}
