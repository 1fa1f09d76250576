import { AGENT_TOOLS, type AgentToolName, type agentTools } from '@windhover/core/chat/agent-tools'
import type { ToolContract, ToolOutput } from '@windhover/core/toolbox/tool-contract'

type Tools = typeof agentTools
type ToolNamed<Name extends AgentToolName> = Extract<Tools[keyof Tools], { name: Name }>

/** What a tool answered when it did what it was asked for. */
export type DoneAnswer<Name extends AgentToolName> = Extract<ToolOutput<ToolNamed<Name>>, { status: 'done' }>
export type CardProps<Name extends AgentToolName> = { readonly answer: DoneAnswer<Name> }

export function agentToolOf(name: string): (ToolContract & { readonly name: AgentToolName }) | undefined {
  return AGENT_TOOLS.find((tool) => tool.name === name) as
    | (ToolContract & { readonly name: AgentToolName })
    | undefined
}
