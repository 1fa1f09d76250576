import type { ChatMessage, MessagePart } from '@windhover/core/chat/message'
import type { ModelPrice, ModelUsage } from '@windhover/core/chat/model/model-usage'
import type { ReplyChunk } from '@windhover/core/chat/reply-chunk'
import type { Picture } from '@windhover/core/contract/picture'
import type { ToolContract } from '@windhover/core/toolbox/tool-contract'

/** A tool as the agent may call it: bound to the person, the vault and the reply already. */
export type ReplyTool = {
  readonly name: string
  readonly description: string
  readonly input: ToolContract['input']
  readonly cue?: ToolContract['cue']
  readonly run: (input: unknown, call: { toolCallId: string; signal: AbortSignal }) => Promise<unknown>
}

export type ReplyRequest = {
  readonly messageId: string
  readonly instructions: string
  /** Oldest first; the last one is the question. */
  readonly messages: readonly ChatMessage[]
  /** Attached pictures that may be looked at, by their addresses. No address is ever given to the model's host. */
  readonly pictures: ReadonlyMap<string, Picture>
  /** What of the reply was written before, by this process or one that died; its calls are all answered. */
  readonly begun: readonly MessagePart[]
  readonly tools: readonly ReplyTool[]
  readonly signal: AbortSignal
  /** Told for every step that a hosted model wrote. */
  readonly onUsage: (usage: ModelUsage) => void
}

/** Whoever writes the replies: a hosted model, or our own reader. */
export interface Agent {
  /** For logs and the curious: 'reader', 'anthropic:…'. */
  readonly name: string
  /**
   * The reply as it comes, without `start` and `finish`, which belong to the run. Ends early when the signal is
   * aborted; throws an AppError when the model fails.
   */
  reply(request: ReplyRequest): AsyncIterable<ReplyChunk>
}

/** Who writes what the strict grammar does not read; `reader`: nobody. */
export type ModelChoice =
  | { readonly provider: 'reader' }
  | {
      readonly provider: 'anthropic' | 'openai' | 'compatible'
      readonly name: string
      readonly apiKey: string
      /** Null: where the provider has it. */
      readonly url: string | null
      /** Null: nothing is said about cost. */
      readonly price: ModelPrice | null
    }
