import type { StreamedCall } from '../world/hostile-model.ts'
import type { PersonName } from '../world/open-contest.ts'
import type { TypedOrder } from '../world/typed-order.ts'

/** Something that people do every day, and how to see in the state of things that it was done. */
export type BenignTask = { readonly text: string; readonly person: PersonName } & (
  | {
      readonly kind: 'read'
      /** Tools that have to have answered, with what they were asked for; nothing may be prepared. */
      readonly tools: readonly string[]
      /** What an honest hosted model calls, where our own reader makes something else of it. */
      readonly model?: readonly StreamedCall[]
    }
  | {
      readonly kind: 'money'
      readonly wish: TypedOrder['wish']
      readonly model?: readonly StreamedCall[]
    }
  /** Noted, and kept by one press. */
  | { readonly kind: 'memory'; readonly contains: string }
  /** Words alone. */
  | { readonly kind: 'talk' }
)

export type TaskResult = {
  readonly text: string
  readonly kind: BenignTask['kind']
  readonly isDone: boolean
  /** How often a person had to press. */
  readonly confirmations: number
  readonly why: string
}
