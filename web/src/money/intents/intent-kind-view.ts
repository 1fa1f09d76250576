import type { Intent, IntentOf, IntentType } from '@windhover/core/transactions/intent'
import type { FeatureIcon } from '../../lib/feature.ts'
import type { NamedIntent } from './token-facts.ts'

/** An intent of one kind, with whatever is known of its tokens. */
export type ViewOf<Value extends Intent> = NamedIntent & { readonly intent: Value }

export type DoneWords = { readonly title: string; readonly detail: string | null }

/** How a kind of intent is told to people. What it moves is read from its facts in core, for every kind alike. */
export type IntentKindView<Value extends Intent = Intent> = {
  readonly type: Value['type']
  readonly icon: FeatureIcon
  /** What it does, on a card: 'Send'. */
  readonly verb: string
  /** 'Send 0.12 ETH to 0x91aC…77e2' */
  readonly title: (view: ViewOf<Value>) => string
  /** In the past tense: 'Sent 0.12 ETH', 'to Marta'. `nameOf` gives the person's own name for an address. */
  readonly done: (view: ViewOf<Value>, nameOf: (address: string) => string | null) => DoneWords
  /** Where it is done, where that is somebody's choice. */
  readonly venue?: (intent: Value) => string
  /** In percent, where a price may move. */
  readonly slippagePct?: (intent: Value) => number
}

export function defineKindView<Type extends IntentType>(
  view: IntentKindView<IntentOf<Type>> & { readonly type: Type },
) {
  // Found by its type alone, it is only ever given intents of this type.
  return view as unknown as IntentKindView
}

const FOUND = import.meta.glob<IntentKindView>('../../features/*/intents/*.ts', {
  eager: true,
  import: 'kindView',
})
const BY_TYPE = new Map(Object.values(FOUND).map((view) => [view.type, view]))

export function kindViewOf({ type }: Pick<Intent, 'type'>): IntentKindView {
  const view = BY_TYPE.get(type)
  if (view === undefined) throw new Error(`nobody draws intents of the kind ${type}`)
  return view
}
