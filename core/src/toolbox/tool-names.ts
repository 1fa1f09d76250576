import type * as list from './tool-list.ts'

/** Types alone: the web knows every tool by its name and loads no words. */

type List = typeof list
type AgentTool = {
  [Key in keyof List]: List[Key]['tools'][keyof List[Key]['tools']]
}[keyof List]

export type AgentToolName = AgentTool['name']
export type ToolNamed<Name extends AgentToolName> = Extract<AgentTool, { readonly name: Name }>
