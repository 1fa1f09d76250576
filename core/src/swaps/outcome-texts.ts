import type { ChainId } from '../chains/chain.ts'
import type { Failure } from '../errors/failure.ts'
import { swapErrors } from './errors.ts'

export type OutcomeText = { readonly title: string; readonly description: string }

/** C18 */
export const SWAP_SUCCEEDED: Readonly<Record<ChainId, string>> = {
  solana: 'Successfully swapped tokens',
  ethereum: 'Swapped tokens successfully',
  bsc: 'Swapped tokens successfully',
  hedera: 'Swapped tokens successfully',
}

/** Why, as far as somebody said so. */
export type Reason = Pick<Failure, 'code' | 'text'>

const onHedera = ({ code, text }: Reason) =>
  `Failed to swap tokens on Hedera: ${code === swapErrors.insufficientFunds.code ? 'Insufficient funds' : text}`

const REASON: Readonly<Record<ChainId, (reason: Reason) => string>> = {
  solana: ({ text }) => text,
  ethereum: ({ text }) => text,
  bsc: ({ text }) => text,
  hedera: onHedera,
}

/** R2-263, R2-268: what a card says; `reason` is null where nobody gave one. */
export function swapFailed(chain: ChainId, reason: Reason | null): OutcomeText {
  const description =
    reason === null || reason.text === '' ? 'An error occurred while swapping tokens' : REASON[chain](reason)
  return { title: 'Swap failed', description }
}

const UNTOLD: Readonly<Record<ChainId, string>> = {
  solana: 'An error occurred during the transaction',
  ethereum: 'Unknown error',
  bsc: 'Unknown error',
  hedera: 'Unknown error',
}

/** R2-264, R2-265: what a buy or sell dialog says. */
export function tradeFailed(chain: ChainId, reason: Reason | null): OutcomeText {
  const description = reason === null || reason.text === '' ? UNTOLD[chain] : REASON[chain](reason)
  return { title: 'Transaction failed', description }
}
