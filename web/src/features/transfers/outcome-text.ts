import { NATIVE } from '@windhover/core/balances/constants'
import type { IntentOf } from '@windhover/core/transactions/intent'
import { failureText, successText, type TransferAction } from '@windhover/core/transfers/outcome-texts'
import type { Order, OutcomeText } from '../../lib/orders/order.ts'

/** What the two dialogs make; a token is accepted elsewhere. */
export type MoneyIntent = IntentOf<'transfer' | 'wrap' | 'unwrap'>

export type MoneyOrder = Order<MoneyIntent> & {
  /** In whole units; where all is unwrapped, what all was. */
  readonly amountText: string
}

const SEND: Readonly<Record<MoneyIntent['chain'], (isNative: boolean) => TransferAction>> = {
  solana: () => 'solana-send',
  ethereum: (isNative) => (isNative ? 'evm-send' : 'evm-send-token'),
  bsc: (isNative) => (isNative ? 'evm-send' : 'evm-send-token'),
  hedera: (isNative) => (isNative ? 'hedera-send' : 'hedera-send-token'),
}

function actionOf(intent: MoneyIntent): TransferAction {
  return intent.type === 'transfer'
    ? SEND[intent.chain](intent.token === NATIVE)
    : `${intent.chain}-${intent.type}`
}

export function orderSucceeded({ intent, amountText }: Pick<MoneyOrder, 'intent' | 'amountText'>): string {
  return successText(actionOf(intent), amountText)
}

/** What failed; where its sentence has no room for the reason, the reason stands below. */
export function orderFailed({ intent }: Pick<MoneyOrder, 'intent'>, reason: string | null): OutcomeText {
  const title = failureText(actionOf(intent), reason)
  return reason === null || reason === '' || title.includes(reason)
    ? { title }
    : { title, description: reason }
}
