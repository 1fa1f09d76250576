import { isAppError } from '@windhover/core/errors/app-error'
import type { ToolContract, ToolInput, ToolOutput } from '@windhover/core/toolbox/tool-contract'
import { transactionErrors } from '@windhover/core/transactions/errors'
import { type AgentTool, bindTool, type ToolCall } from '../../../ports/agent-tool.ts'
import type { PreparedIntent, Unclear } from '../../../ports/prepared-intent.ts'
import type { TransactionParts } from '../parts.ts'
import { proposeAction } from './propose-action.ts'

/** A tool that moves money works out an intent and nothing else: the card is made here, and by sequences of several. */
export function bindProposal<Tool extends ToolContract>(
  parts: TransactionParts,
  contract: Tool,
  prepare: (
    input: ToolInput<Tool>,
    given: { readonly call: ToolCall; readonly id: string },
  ) => Promise<PreparedIntent | Unclear>,
): AgentTool {
  const propose = async (input: ToolInput<Tool>, call: ToolCall) => {
    const proposed = await proposeAction(parts, call, {
      count: 1,
      prepare: async ([id = '']) => {
        const prepared = await prepare(input, { call, id })
        return 'status' in prepared ? prepared : [prepared]
      },
    })
    return proposed as ToolOutput<Tool>
  }
  const run = (input: ToolInput<Tool>, call: ToolCall) =>
    propose(input, call).catch((error: unknown) => {
      // On a card that is being changed the balance stands beside the field.
      throw call.revises === undefined ? withBalance(error) : error
    })
  return { ...bindTool(contract, run), prepare }
}

/** In the chat no balance stands beside an amount that exceeds it. */
function withBalance(error: unknown): unknown {
  if (!isAppError(error, transactionErrors.aboveBalance) || error.context.held === undefined) return error
  const text = `${error.message}: you hold ${error.context.held}. Say “use 99%” to use nearly all of it.`
  return transactionErrors.aboveBalance({ text, context: error.context })
}
