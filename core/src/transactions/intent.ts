import { z } from 'zod'
import type { IntentKind } from './intent-kind.ts'
import * as kinds from './intent-kinds.ts'

/** The only way to move money. Panel, agent, conditional order and public API all make the same intents. */

const KINDS = Object.values(kinds)
type Schema = (typeof KINDS)[number]['schema']

// `map` cannot know that there is a first one.
export const intent = z.discriminatedUnion('type', KINDS.map(({ schema }) => schema) as [Schema, ...Schema[]])
export type Intent = z.infer<typeof intent>
export type IntentType = Intent['type']
export type IntentOf<Type extends IntentType> = Extract<Intent, { type: Type }>

export const INTENT_TYPES: readonly IntentType[] = KINDS.map(({ type }) => type)
export const intentType = z.enum(INTENT_TYPES)

const BY_TYPE = new Map<string, unknown>(KINDS.map((kind) => [kind.type, kind]))

/** The facts of an intent's kind, which take exactly this intent. */
export function kindOf<Value extends Pick<Intent, 'type'>>({ type }: Value): IntentKind<Value> {
  return BY_TYPE.get(type) as IntentKind<Value>
}

/** One text for one intent, whatever the order in which its fields were written: what the hash is taken of. */
export function canonicalIntent(value: Intent): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  )
}
