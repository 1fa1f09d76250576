/** One place of a command that a person fills in. */
export type Slot = {
  /** Its place in the sentence. */
  readonly name: string
  readonly kind: 'amount' | 'token' | 'recipient' | 'chain' | 'percent' | 'note'
  /** What belongs there, in words for the person. */
  readonly label: string
  /** All that fits, where that is little. */
  readonly choices?: readonly string[]
}

/** A word between two slots. The first spelling is written, the others are understood as well. */
export type Joint = readonly string[]

export type CommandPart = Slot | Joint

export type Command = {
  readonly name: string
  /** Other words for the same. */
  readonly also: readonly string[]
  readonly parts: readonly CommandPart[]
  /** What may be added behind, in this order; each begins with a word. */
  readonly extras: readonly CommandExtra[]
  /** What is sent, in the words of the strict grammar. */
  readonly sentence: string
  readonly example: string
}

export type CommandExtra = { readonly parts: readonly CommandPart[]; readonly sentence: string }

export function isJoint(part: CommandPart): part is Joint {
  return Array.isArray(part)
}
