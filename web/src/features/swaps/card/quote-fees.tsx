import { showAmount } from '@windhover/core/money/show-amount'
import type { QuoteFeeView } from '@windhover/core/swaps/contract'
import { formatUsd } from '../../../lib/format-usd.ts'
import { factCopy } from '../copy.ts'

/** Each fee by what it is for; the coin's own amount where nobody knows a price. */
export function QuoteFees({ fees }: { readonly fees: readonly QuoteFeeView[] }) {
  if (fees.length === 0) return factCopy.noFees
  return fees.map((fee, place) => (
    <span key={`${fee.kind}-${fee.token}`} className={place === 0 ? undefined : 'text-2'}>
      {place > 0 && ' · '}
      <span className="whitespace-nowrap" title={exact(fee)}>
        {formatUsd(fee.amountUsd) ?? exact(fee)} {factCopy.feeKinds[fee.kind]}
      </span>
    </span>
  ))
}

const FEE_DIGITS = 9

function exact({ amountRaw, decimals, symbol }: QuoteFeeView): string {
  return `${showAmount(BigInt(amountRaw), decimals, FEE_DIGITS)} ${symbol ?? ''}`.trim()
}
