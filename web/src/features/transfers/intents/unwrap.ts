import { CHAINS } from '@windhover/core/chains/all-chains'
import { showAmount } from '@windhover/core/money/show-amount'
import type { IntentOf } from '@windhover/core/transactions/intent'
import PackageOpen from 'lucide-react/icons/package-open'
import { defineKindView } from '../../../money/intents/intent-kind-view.ts'

/** A wrapped coin has the decimals of its coin. */
function unwrapped({ chain, amountRaw }: IntentOf<'unwrap'>): string {
  const { symbol, decimals } = CHAINS[chain].native
  return `${amountRaw === 'all' ? 'all' : showAmount(BigInt(amountRaw), decimals)} W${symbol}`
}

export const kindView = defineKindView({
  type: 'unwrap',
  icon: PackageOpen,
  verb: 'Unwrap',
  title: ({ intent }) => `Unwrap ${unwrapped(intent)}`,
  done: ({ intent }) => ({
    title: `Unwrapped ${unwrapped(intent)}`,
    detail: `to ${CHAINS[intent.chain].native.symbol}`,
  }),
})
