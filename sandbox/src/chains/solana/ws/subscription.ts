import type { z } from 'zod'
import type { SolanaNode } from '../open-node.ts'

/** Where a subscription speaks to its one listener. */
export type Listener = {
  /** What cannot be told in the asked form is not told; it must not trouble whoever sent the transaction. */
  readonly notify: (tell: () => unknown) => void
  /** After its last word. */
  readonly end: () => void
}

/** The answer ends it. */
export type Subscription = (params: unknown, node: SolanaNode, listener: Listener) => () => void

export function defineSubscription<Params extends z.ZodType>(
  schema: Params,
  open: (params: z.output<Params>, node: SolanaNode, listener: Listener) => () => void,
): Subscription {
  return (params, node, listener) => open(schema.parse(params ?? []), node, listener)
}
