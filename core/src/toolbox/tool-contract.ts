import type { z } from 'zod'
import type { ToolCategoryId } from './categories.ts'

/**
 * What a tool does to the world:
 * - read: nothing; it may run as often as the model likes
 * - propose: nothing either; it makes a card, and only a person's press on that card does something
 */
export type ToolEffect = 'read' | 'propose'

/** One thing the agent can do, described once for the model, the reader, the server and the card that shows it. */
export type ToolContract = {
  /** `verb_noun`, as language models expect it. */
  readonly name: `${string}_${string}`
  /** Every category that brings the tool along. */
  readonly categories: readonly ToolCategoryId[]
  readonly effect: ToolEffect
  /** Words of a person that bring the tool along; a model is not given it before. Without any it always is. */
  readonly cue?: RegExp | undefined
  /** What the model reads. */
  readonly description: string
  /** What a person reads while it runs: 'Reading balances'. */
  readonly progress: string
  readonly input: z.ZodObject
  readonly output: z.ZodType
}

export type ToolInput<Tool extends ToolContract> = z.output<Tool['input']>
export type ToolOutput<Tool extends ToolContract> = z.output<Tool['output']>

/** What a tool answers when it did what it was asked. */
export type ToolDone<Tool extends ToolContract> = Extract<ToolOutput<Tool>, { readonly status: 'done' }>

/** The tools of one capability. */
type ToolTable = Readonly<Record<string, ToolContract>>

/** What is said about the answers of a capability's tools. The sentences stand beside a card and do not repeat it. */
export type ToolWords<Tools extends ToolTable> = {
  readonly [Key in keyof Tools as Tools[Key]['name']]: (done: ToolDone<Tools[Key]>) => string
}

/** Keeps the literal types of a contract while checking its shape. */
export function defineTool<const Tool extends ToolContract>(tool: Tool): Tool {
  return tool
}

/** The tools of a capability with their words. Total: one without words does not compile. */
export function defineToolWords<Tools extends ToolTable>(
  tools: Tools,
  words: NoInfer<ToolWords<Tools>>,
): { readonly tools: Tools; readonly words: ToolWords<Tools> } {
  return { tools, words }
}
