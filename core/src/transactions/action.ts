import { z } from 'zod'
import { type Intent, intent } from './intent.ts'

/** A person approves what they can read at a glance. */
export const SEQUENCE_MAX = 5

/**
 * What a card asks a person to approve, at once and as a whole: one intent, or several with one goal, which run in this
 * order, each after the one before it is confirmed.
 */
export const action = z.discriminatedUnion('type', [
  z.object({ type: z.literal('intent'), intent }),
  z.object({ type: z.literal('sequence'), intents: z.array(intent).min(2).max(SEQUENCE_MAX) }),
])
export type Action = z.infer<typeof action>

export function intentsOf(value: Action): readonly Intent[] {
  switch (value.type) {
    case 'intent':
      return [value.intent]
    case 'sequence':
      return value.intents
  }
}
