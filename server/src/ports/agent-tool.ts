import type { PlannedCall } from '@windhover/core/chat/reader/plan'
import { isAppError } from '@windhover/core/errors/app-error'
import { refuse } from '@windhover/core/toolbox/tool-answers'
import type { ToolContract, ToolInput, ToolOutput } from '@windhover/core/toolbox/tool-contract'
import type { TracedField } from '@windhover/core/transactions/trace-fields'
import type { KeyScope } from '@windhover/core/vaults/key-contract'
import type { EarlierFlow, PreparedIntent, Unclear } from './prepared-intent.ts'

/** Whose words stand behind a call. Money fields are traced back to them; what the model says counts for nothing. */
export type ToolSources = {
  /** What the person wrote in this conversation, newest last. */
  readonly typed: readonly string[]
  /** What the strict grammar makes of the newest of them; null where it stands back. */
  readonly reading: PlannedCall | null
  /** What tools answered in this conversation, as text. */
  readonly answered: readonly string[]
}

/** One call of a tool by the agent, on behalf of the owner of a vault. */
export type ToolCall = {
  readonly userId: string
  readonly vaultId: string
  readonly sessionId: string
  readonly conversationId: string
  /** The reply in which it is made. */
  readonly messageId: string
  /** Unique within the reply; with the message it names the call for ever, so that a repeated call makes nothing twice. */
  readonly toolCallId: string
  readonly sources: ToolSources
  /**
   * The person's own message that is being answered, and what the key that came with it may do. Left out, nothing is ever
   * done without a card.
   */
  readonly question?: { readonly messageId: string; readonly scopes: readonly KeyScope[] }
  /**
   * Only where a person asks for another card in the place of one: the fields of each of its intents, those that were
   * changed being picked.
   */
  readonly revises?: { readonly proposalId: string; readonly fields: readonly (readonly TracedField[])[] }
  /** Of a step of a sequence: what the steps before it take and bring at least. */
  readonly earlier?: readonly EarlierFlow[]
  readonly signal: AbortSignal
}

/** A contract with the code that fulfils it. The exact types are checked where it is bound. */
export type AgentTool = {
  readonly contract: ToolContract
  readonly run: (input: never, call: ToolCall) => Promise<unknown>
  /** Of a tool that moves money: the intent alone, for a card that holds more than one. */
  readonly prepare?: (
    input: never,
    given: { readonly call: ToolCall; readonly id: string },
  ) => Promise<PreparedIntent | Unclear>
}

/** What cannot be done is told to the agent by its code and in the words people read. */
export function bindTool<Tool extends ToolContract>(
  contract: Tool,
  run: (input: ToolInput<Tool>, call: ToolCall) => Promise<ToolOutput<Tool>>,
): AgentTool {
  return {
    contract,
    run: async (input: ToolInput<Tool>, call: ToolCall) => {
      try {
        return await run(input, call)
      } catch (error) {
        if (isAppError(error)) return refuse(error)
        throw error
      }
    },
  }
}
