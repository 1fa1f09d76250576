import type { Failure } from '@windhover/core/errors/failure'
import type { IntentView } from '@windhover/core/transactions/contract'
import type { Intent } from '@windhover/core/transactions/intent'

/** An intent on its way. */
export type Order<Of extends Intent = Intent> = {
  readonly intent: Of
  /** In the words of a person: "Send 2 SOL to 9wFk3T…p2Lq7Rda". */
  readonly what: string
}

/** How an order ended. Whoever made it says so in its own words, also when its screen has been left. */
export type OrderEnds<Made extends Order = Order> = {
  readonly confirmed: (end: { readonly order: Made; readonly view: IntentView }) => void
  /** Without a view the server did not even take it. */
  readonly failed: (end: {
    readonly order: Made
    /** Null where nobody said why. */
    readonly failure: Failure | null
    readonly view: IntentView | null
  }) => void
}

export type OutcomeText = { readonly title: string; readonly description?: string }
