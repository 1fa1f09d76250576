import type { ChainId } from '../chains/chain.ts'
import { swapErrors } from './errors.ts'

export type OutcomeText = { readonly title: string; readonly description: string }

/** C18 */
export const SWAP_SUCCEEDED: Readonly<Record<ChainId, string>> = {
  solana: 'Successfully swapped tokens',
  ethereum: 'Swapped tokens successfully',
  bsc: 'Swapped tokens successfully',
  hedera: 'Swapped tokens successfully',
}

const LACKS_FUNDS = swapErrors.insufficientFunds().message
const onHedera = (reason: string) =>
  `Failed to swap tokens on Hedera: ${reason === LACKS_FUNDS ? 'Insufficient funds' : reason}`

const REASON: Readonly<Record<ChainId, (reason: string) => string>> = {
  solana: (reason) => reason,
  ethereum: (reason) => reason,
  bsc: (reason) => reason,
  hedera: onHedera,
}

/** R2-263, R2-268: what a card says; `reason` is null where nobody gave one. */
export function swapFailed(chain: ChainId, reason: string | null): OutcomeText {
  const description =
    reason === null || reason === '' ? 'An error occurred while swapping tokens' : REASON[chain](reason)
  return { title: 'Swap failed', description }
}

const UNTOLD: Readonly<Record<ChainId, string>> = {
  solana: 'An error occurred during the transaction',
  ethereum: 'Unknown error',
  bsc: 'Unknown error',
  hedera: 'Unknown error',
}

/** R2-264, R2-265: what a buy or sell dialog says. */
export function tradeFailed(chain: ChainId, reason: string | null): OutcomeText {
  const description = reason === null || reason === '' ? UNTOLD[chain] : REASON[chain](reason)
  return { title: 'Transaction failed', description }
}
