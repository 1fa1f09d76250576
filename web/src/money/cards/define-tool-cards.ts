import type { ToolContract, ToolDone } from '@windhover/core/toolbox/tool-contract'
import type { AgentToolName, ToolNamed } from '@windhover/core/toolbox/tool-names'
import type { Proposal } from '@windhover/core/transactions/proposal'
import type { ComponentType } from 'react'

type DoneAnswer<Name extends AgentToolName> = ToolDone<ToolNamed<Name>>

export type CardProps<Name extends AgentToolName> = {
  readonly answer: DoneAnswer<Name>
  /** The vault that the conversation is about. */
  readonly vaultId: string
}

/** Stands for the card with Approve and Reject, which the chat draws alike for everything that moves money. */
export const APPROVAL = 'approval'

type CardOf<Name extends AgentToolName> =
  | ComponentType<CardProps<Name>>
  | (DoneAnswer<Name> extends { readonly proposal: Proposal } ? typeof APPROVAL : never)

type AnyCardProps = { readonly answer: unknown; readonly vaultId: string }
export type AnyCard = ComponentType<AnyCardProps> | typeof APPROVAL
/** A tool as the chat needs it: what it says while it runs, how its answer is read and drawn, and what may be asked next. */
export type DrawnTool = {
  readonly contract: ToolContract
  readonly card: AnyCard
  readonly next: (answer: never) => readonly string[]
}

/** Questions that fit an answer, as the person would send them. Never an order: those are the person's own to word. */
type NextQuestions<Tools extends ListedTools> = {
  readonly [Name in Tools[keyof Tools]['name']]?: (answer: DoneAnswer<Name>) => readonly string[]
}

type ListedTools = Readonly<Record<string, ToolContract & { readonly name: AgentToolName }>>

/** The tools of one capability with their cards. Total: one without a card does not compile. */
export function defineToolCards<Tools extends ListedTools>(
  tools: Tools,
  cards: NoInfer<{ readonly [Name in Tools[keyof Tools]['name']]: CardOf<Name> }>,
  next: NoInfer<NextQuestions<Tools>> = {},
): readonly DrawnTool[] {
  // Found by the name of its tool, a card is only ever given answers of that tool.
  const byName = cards as unknown as Readonly<Record<AgentToolName, AnyCard>>
  const nextByName = next as Readonly<Partial<Record<AgentToolName, DrawnTool['next']>>>
  return Object.values<ListedTools[string]>(tools).map((contract) => ({
    contract,
    card: byName[contract.name],
    next: nextByName[contract.name] ?? (() => []),
  }))
}
