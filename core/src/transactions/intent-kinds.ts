/** Every way of moving money. A new kind is one line here, and its folders. */

export { swapKind } from '../swaps/intents/swap.ts'
export { associateKind } from '../transfers/intents/associate.ts'
export { transferKind } from '../transfers/intents/transfer.ts'
export { unwrapKind } from '../transfers/intents/unwrap.ts'
export { wrapKind } from '../transfers/intents/wrap.ts'
