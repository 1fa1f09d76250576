import { chainErrors } from '@windhover/core/chains/errors'

/** An action of another chain here is a mistake in our own code, and must stop before anything is sent. */
export function requireSolana<Action extends { readonly chain: string }>(
  action: Action,
): Extract<Action, { readonly chain: 'solana' }> {
  if (!isSolana(action)) throw chainErrors.badTransaction({ context: { chain: 'solana', got: action.chain } })
  return action
}

function isSolana<Action extends { readonly chain: string }>(
  action: Action,
): action is Extract<Action, { readonly chain: 'solana' }> {
  return action.chain === 'solana'
}
