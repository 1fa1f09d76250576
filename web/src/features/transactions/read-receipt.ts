import { showAmount } from '@windhover/core/money/show-amount'
import type { ChangeView, ReceiptView } from '@windhover/core/transactions/contract'
import { shortToken } from '../../money/intents/token-facts.ts'
import { receiptCopy } from './copy.ts'

export type ReceiptRow = {
  readonly token: string
  readonly label: string
  readonly quoted: string | null
  readonly executed: string | null
  readonly difference: string | null
  /** Of what was executed, where it is an outcome and not a figure. */
  readonly tone?: 'up' | 'down'
}

/** One row for each token that was to change or did. */
export function readReceipt(receipt: ReceiptView): readonly ReceiptRow[] {
  const tokens = new Set([...receipt.quoted, ...receipt.executed].map(({ token }) => token))
  return [...tokens].flatMap((token) => {
    const quoted = receipt.quoted.find((change) => change.token === token)
    const executed = receipt.executed.find((change) => change.token === token)
    const decisive = executed ?? quoted
    if (decisive === undefined) return []
    return [
      {
        token,
        label: BigInt(decisive.amountRaw) < 0n ? receiptCopy.sent : receiptCopy.received,
        quoted: quoted === undefined ? null : showChange(quoted),
        executed: executed === undefined ? null : showChange(executed),
        difference: quoted === undefined || executed === undefined ? null : showDifference(quoted, executed),
      },
    ]
  })
}

/** Without its sign, which the label says. */
function showChange({ amountRaw, decimals, symbol, token }: ChangeView): string {
  const raw = BigInt(amountRaw)
  return `${showAmount(raw < 0n ? -raw : raw, decimals)} ${symbol ?? shortToken(token)}`
}

/** Signed, in percent of what was quoted, to two digits: '−0.06%'. Worked out in whole numbers. */
export function showDifference(
  quoted: Pick<ChangeView, 'amountRaw'>,
  executed: Pick<ChangeView, 'amountRaw'>,
): string {
  const was = BigInt(quoted.amountRaw)
  const more = size(BigInt(executed.amountRaw)) - size(was)
  if (more === 0n) return receiptCopy.none
  if (was === 0n) return '–'
  const hundredths = (size(more) * 10_000n + size(was) / 2n) / size(was)
  const sign = more < 0n ? '−' : '+'
  if (hundredths === 0n) return `${sign}<0.01%`
  return `${sign}${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}%`
}

function size(value: bigint): bigint {
  return value < 0n ? -value : value
}
