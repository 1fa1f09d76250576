import { NATIVE } from '@windhover/core/balances/constants'
import { CHAINS } from '@windhover/core/chains/all-chains'
import { showAmount } from '@windhover/core/money/show-amount'
import { keepFees } from '@windhover/core/swaps/keep-fees'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { cardCopy } from '../copy.ts'
import type { SwapCardState } from '../use-swap-card.ts'

/** What the fees need, and where one press solves it, that press. */
export function FeeFix({ card }: { readonly card: SwapCardState }) {
  const { tag, fields, facts, chain } = card
  if (tag !== 'fees-short') return null
  const { symbol, decimals } = CHAINS[chain].native
  const neededRaw = facts.coin?.feesRaw ?? 0n
  const isCoin = fields.pair.sell?.address === NATIVE
  const { amountText, keptRaw } = keepFees({ balanceRaw: (isCoin && facts.balanceRaw) || 0n, decimals })
  if (keptRaw === 0n || neededRaw > keptRaw) {
    return <Line text={cardCopy.feesNeeded(showAmount(neededRaw, decimals), symbol)} />
  }
  return (
    <Line text={cardCopy.keep(showAmount(keptRaw, decimals), symbol)}>
      <Button size={28} className="max-md:h-11" onClick={() => card.type(amountText)}>
        {cardCopy.use(amountText)}
      </Button>
    </Line>
  )
}

function Line({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <div role="alert" className="mt-2 flex min-h-8 flex-wrap items-center gap-2 text-caption text-2">
      <TriangleAlert size={14} aria-hidden="true" className="flex-none text-warn" />
      <span className="min-w-0 flex-1">{text}</span>
      {children}
    </div>
  )
}
