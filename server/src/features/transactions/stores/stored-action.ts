import type { RawAmount } from '@windhover/core/money/raw-amount'
import type { SignableAction } from '@windhover/core/signing/sign-contract'
import type { ReceiptChange } from '@windhover/core/transactions/receipt'
import type { OrderAction, PlannedAction, SignedAction, SignedOrder } from '../../../ports/chain.ts'

/** Actions and effects as JSON: whole numbers as text. */
export type StoredAction =
  | {
      readonly chain: 'solana'
      readonly transactionBase64: string
      readonly feePayer: string
      readonly lastValidBlockHeight: string
      readonly blockhash: string
      readonly requestId?: string
    }
  | OrderAction
  | {
      readonly chain: 'ethereum' | 'bsc' | 'hedera'
      readonly from: string
      readonly to: string
      readonly data: string
      readonly valueWei: string
      readonly gasLimit: string
      readonly nonce: number
      readonly maxFeePerGasWei: string
      readonly maxPriorityFeePerGasWei: string
    }

export type StoredChange = {
  readonly token: string
  readonly symbol: string | null
  readonly decimals: number
  readonly amountRaw: RawAmount
}

export type StoredEffects = { readonly changes: readonly StoredChange[]; readonly feeRaw: RawAmount }

export function storeAction(action: PlannedAction): StoredAction {
  if ('order' in action) return action
  if (action.chain === 'solana')
    return { ...action, lastValidBlockHeight: action.lastValidBlockHeight.toString() }
  return {
    ...action,
    valueWei: action.valueWei.toString(),
    gasLimit: action.gasLimit.toString(),
    maxFeePerGasWei: action.maxFeePerGasWei.toString(),
    maxPriorityFeePerGasWei: action.maxPriorityFeePerGasWei.toString(),
  }
}

/** What the signer is shown: the bytes, and none of our notes about them. */
export function toSignable(stored: StoredAction): SignableAction {
  if (stored.chain === 'solana') return { chain: stored.chain, transactionBase64: stored.transactionBase64 }
  if ('order' in stored) return { chain: stored.chain, order: stored.order }
  const { from: _sender, ...fields } = stored
  return fields
}

/** Whose holdings the action moves: its address never changes, so nobody needs to ask for it again. */
export function ownerOfAction(stored: StoredAction): string {
  return stored.chain === 'solana' ? stored.feePayer : stored.from
}

/** What goes to the chain or, where a venue wants it, to its relay. */
export function toSigned(action: StoredAction, signed: string): SignedAction | SignedOrder {
  if (action.chain === 'solana') {
    const { requestId } = action
    return {
      chain: action.chain,
      transactionBase64: signed,
      ...(requestId === undefined ? {} : { requestId }),
    }
  }
  if ('order' in action) {
    const { chain, order, quoteJson } = action
    return { chain, signature: signed, order, quoteJson }
  }
  return { chain: action.chain, rawTransaction: signed }
}

export function storeChanges(changes: readonly ReceiptChange[]): readonly StoredChange[] {
  return changes.map((change) => ({ ...change, amountRaw: `${change.amountRaw}` }))
}

export function readChanges(changes: readonly StoredChange[]): readonly ReceiptChange[] {
  return changes.map((change) => ({ ...change, amountRaw: BigInt(change.amountRaw) }))
}
