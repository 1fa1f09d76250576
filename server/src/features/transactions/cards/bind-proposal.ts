import type { ToolContract, ToolInput, ToolOutput } from '@windhover/core/toolbox/tool-contract'
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
  return { ...bindTool(contract, propose), prepare }
}
