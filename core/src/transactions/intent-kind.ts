import type { z } from 'zod'
import type { Scope } from '../authority/statements.ts'
import type { ChainId } from '../chains/chain.ts'
import type { KeyScope } from '../vaults/key-contract.ts'

/** What an intent moves, by its own figures. */
export type Flow = {
  /** `native`, or the token's address on the chain of the intent. */
  readonly token: string
  /** Null where only the chain knows how much it is. */
  readonly amountRaw: bigint | null
}

export type Inflow = Flow & {
  /** The least that was promised; the amount itself where no price can move it. */
  readonly leastRaw: bigint | null
}

export type ServiceFee = { readonly token: string; readonly amountRaw: bigint }

/** Figures that can be changed on a card. */
export type EditableField = 'amount' | 'slippage'

/**
 * Everything there is to know of a kind of intent without asking anybody. Cards, limits, receipts, lists and the signer
 * read these facts; none of them knows a kind by its name.
 */
export type IntentKind<Value> = {
  readonly type: string
  /** What a key of the vault, or a device, must be allowed for it. */
  readonly scope: KeyScope & Scope
  /** False where everything stays with its owner, so that limits in USD count only what it costs. */
  readonly spends: boolean
  /** What of it can be changed on a card of the agent; null where the agent makes no card of it. */
  readonly card: { readonly editable: readonly EditableField[] } | null
  /** The token it is filed under. */
  readonly token: (intent: Value) => string
  readonly outflows: (intent: Value) => readonly Flow[]
  readonly inflows: (intent: Value) => readonly Inflow[]
  /** Who is paid for good, with nothing in return; null where nobody is. */
  readonly recipient: (intent: Value) => string | null
  /** What the operator takes on top; null where it takes nothing, or less than one unit. */
  readonly serviceFee: (intent: Value) => ServiceFee | null
}

type IntentShape = {
  readonly id: string
  readonly vaultId: string
  readonly type: string
  readonly chain: ChainId
}

/** Total: a kind that leaves a question open does not compile. */
export function defineIntentKind<
  const Type extends string,
  Schema extends z.ZodType<IntentShape & { type: Type }>,
>(kind: IntentKind<z.infer<Schema>> & { readonly type: Type; readonly schema: Schema }) {
  return kind
}
