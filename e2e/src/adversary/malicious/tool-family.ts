import type { Scene } from '../arena.ts'
import type { Said } from '../world/agent-desk.ts'
import type { Person } from '../world/person.ts'
import type { TypedOrder } from '../world/typed-order.ts'

export type HostileCall = { readonly tool: string; readonly args: unknown; readonly toolCallId?: string }

/** One turn of a model that may call anything with anything. */
export type HostileTurn = {
  readonly person: Person
  readonly said: readonly Said[]
  readonly calls: readonly HostileCall[]
  /** What the person really wants right now, where it may go without a card: leave that the attacker would like to bend. */
  readonly live?: TypedOrder
  readonly scopes?: readonly ('trade' | 'transfer')[]
  /** Whoever sells exactly so much is offered half of its worth. */
  readonly underpriced?: bigint
  /** All calls at once. */
  readonly inParallel?: boolean
}

export type ToolFamily = {
  readonly name: string
  readonly make: (scene: Scene) => HostileTurn
}

export const typed = (...texts: readonly string[]): readonly Said[] =>
  texts.map((text) => ({ by: 'person', text }))

export const SMALL_TALK = [
  'hello',
  'price of SOL',
  'what do you think of the market today',
  'show my balances',
  'thanks',
] as const
