import { chatErrors } from '@windhover/core/chat/errors'
import type { ChatMessage } from '@windhover/core/chat/message'
import { refuse } from '@windhover/core/toolbox/tool-answers'
import type { FeatureParts } from '../../composition/feature.ts'
import type { ReplyTool } from '../../ports/agent.ts'
import type { AgentTool } from '../../ports/agent-tool.ts'
import type { ChatRun } from './chat-run-store.ts'
import { traceSources } from './trace-sources.ts'

/** The tools of a vault's agent, bound to the run: whom they serve is never the model's to say. */
export function bindTools(
  { log }: Pick<FeatureParts, 'log'>,
  given: {
    readonly tools: readonly AgentTool[]
    readonly run: ChatRun
    readonly messages: readonly ChatMessage[]
  },
): readonly ReplyTool[] {
  const { run, messages } = given
  const asked = messages.findLast(({ role }) => role === 'user')
  const call = {
    userId: run.userId,
    vaultId: run.vaultId.toString(),
    sessionId: run.sessionId,
    conversationId: run.conversationId,
    messageId: run.messageId,
    sources: traceSources(messages),
    ...(asked === undefined ? {} : { question: { messageId: asked.id, scopes: run.scopes } }),
  }
  return given.tools.map(({ contract, run: act }) => ({
    name: contract.name,
    description: contract.description,
    input: contract.input,
    cue: contract.cue,
    run: async (input, { toolCallId, signal }) => {
      try {
        const checked = contract.input.parse(input)
        const answer = await act(checked as never, { ...call, toolCallId, signal })
        return contract.output.parse(answer)
      } catch (error) {
        log.error({ err: error, tool: contract.name, runId: run.id }, 'a tool failed')
        return refuse(chatErrors.toolFailed())
      }
    },
  }))
}
