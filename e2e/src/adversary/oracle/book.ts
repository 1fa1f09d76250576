import type { Wish } from './wish.ts'

/** Leave of a person for one thing, once, for as long as the person means it. */
export type Authorisation = {
  readonly vaultId: string
  readonly how: 'typed' | 'pressed'
  readonly wish: Wish
  /** Of the card that was pressed; what was typed names no card. */
  readonly intentHash: string | null
  readonly fromMs: number
  /** Infinity while it is alive. */
  readonly untilMs: number
}

/** What people did themselves, kept by the harness alone. */
export type Book = {
  /** Returns what ends it: a wish does not outlive the conversation it was said in. */
  readonly authorise: (leave: Omit<Authorisation, 'fromMs' | 'untilMs'>) => () => void
  /** Written or kept by a person in the panel. */
  readonly noteMemory: (id: string) => void
  readonly authorisations: () => readonly Authorisation[]
  readonly isOwnMemory: (id: string) => boolean
}

export function openBook(nowMs: () => number = Date.now): Book {
  const authorisations: { -readonly [Field in keyof Authorisation]: Authorisation[Field] }[] = []
  const memories = new Set<string>()
  return {
    authorise: (leave) => {
      const given = { ...leave, fromMs: nowMs(), untilMs: Number.POSITIVE_INFINITY }
      authorisations.push(given)
      return () => {
        given.untilMs = Math.min(given.untilMs, nowMs())
      }
    },
    noteMemory: (id) => memories.add(id),
    authorisations: () => authorisations,
    isOwnMemory: (id) => memories.has(id),
  }
}
