import { isAmountText, parseAmount } from '@windhover/core/money/parse-amount'
import { usdValue } from '@windhover/core/money/usd-value'
import type { ReactNode } from 'react'
import { formatUsd } from '../../../lib/format-usd.ts'
import type { MoneyToken } from '../../../lib/orders/money-token.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { sendCopy } from '../copy.ts'

type AmountFieldProps = {
  readonly token: MoneyToken | null
  readonly value: string
  readonly onValue: (text: string) => void
  readonly error?: string | undefined
  readonly labelEnd?: ReactNode
  /** Unit at the end of the field; without it the worth in USD stands there. */
  readonly unit?: string
  readonly disabled?: boolean
}

/** Digits with one optional point; anything else does not get in (R2-201, R2-208). */
export function AmountField(props: AmountFieldProps) {
  const { token, value, onValue, error, labelEnd, unit, disabled = false } = props
  return (
    <TextField
      label={sendCopy.amount}
      labelEnd={labelEnd}
      value={value}
      onChange={(event) => isAmountText(event.target.value) && onValue(event.target.value)}
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      placeholder="0"
      disabled={disabled}
      suffix={<span className="num">{unit ?? worth(token, value)}</span>}
      error={error}
    />
  )
}

function worth(token: MoneyToken | null, text: string): string | null {
  const amountRaw = token === null ? null : parseAmount(text, token.decimals)
  if (amountRaw === null || token === null || token.priceUsd === null) return null
  return formatUsd(usdValue({ amountRaw, decimals: token.decimals, priceUsd: token.priceUsd }))
}
