import { showAmount } from '@windhover/core/money/show-amount'
import type { QuoteFeeView } from '@windhover/core/swaps/contract'
import { formatUsd } from '../../../lib/format-usd.ts'
import { FactRow } from '../../../ui/fact-row.tsx'
import { shortenAddress } from '../../../ui/shorten-address.ts'
import { factCopy } from '../copy.ts'

/** Each fee by what it is for. */
export function FeeRows({ fees }: { readonly fees: readonly QuoteFeeView[] }) {
  if (fees.length === 0) return <FactRow label={factCopy.fees}>{factCopy.noFees}</FactRow>
  return fees.map((fee) => (
    <FactRow key={`${fee.kind}:${fee.token}`} label={factCopy.fee[fee.kind]}>
      {feeText(fee)} {fee.amountUsd !== null && <span className="text-3">{formatUsd(fee.amountUsd)}</span>}
    </FactRow>
  ))
}

/** Fees are small: six digits would show many of them as nothing. */
const FEE_DIGITS = 9

function feeText({ amountRaw, decimals, symbol, token }: QuoteFeeView): string {
  const name = symbol ?? shortenAddress(token, { head: 4, tail: 4 })
  return `${showAmount(BigInt(amountRaw), decimals, FEE_DIGITS)} ${name}`
}
