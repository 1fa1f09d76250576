import { showSwapBalance } from '@windhover/core/swaps/swap-form'
import type { PickedToken } from '../../../lib/feature.ts'
import { FiguresTime } from '../../../money/figures-time.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { cardCopy } from '../copy.ts'
import type { VaultTokens } from '../use-vault-tokens.ts'

type BalanceLineProps = { readonly token: PickedToken | null; readonly tokens: VaultTokens }

/** What could not be read is said to be so, with a way to try again; it is never a zero (decision D1). */
export function BalanceLine({ token, tokens }: BalanceLineProps) {
  const balanceRaw = token === null ? undefined : tokens.balanceOf(token.address)
  if (token === null) return null
  return (
    <>
      <FiguresTime className="mr-2" />
      {cardCopy.balance}{' '}
      {balanceRaw === null ? (
        <span className="text-warn">
          {cardCopy.balanceUnavailable}{' '}
          <TextButton onClick={tokens.readAgain} disabled={tokens.isReading}>
            {cardCopy.retryBalance}
          </TextButton>
        </span>
      ) : (
        <span className="num text-2">
          {balanceRaw === undefined ? cardCopy.balancePending : showSwapBalance(balanceRaw, token.decimals)}
        </span>
      )}
    </>
  )
}
