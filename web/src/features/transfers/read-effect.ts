import { showAmount } from '@windhover/core/money/show-amount'
import type { PreviewView } from '@windhover/core/transactions/contract'
import type { MoneyToken } from '../../lib/orders/money-token.ts'
import { effectCopy } from './copy.ts'

export type EffectRow = {
  readonly token: string
  readonly symbol: string
  readonly before: string
  readonly after: string
}

type Works = Extract<PreviewView, { succeeds: true }>

/** What the vault holds before and after, one row for everything that changes, all from the same moment. */
export function readEffect(effect: Works, tokens: readonly MoneyToken[]): readonly EffectRow[] {
  return effect.after.map(({ token, amountRaw }) => {
    const known =
      tokens.find((each) => each.token === token) ?? effect.changes.find((each) => each.token === token)
    const after = amountRaw === null ? null : BigInt(amountRaw)
    const before = after === null ? null : after - movedOf(effect, token)
    const show = (raw: bigint | null) =>
      raw === null ? effectCopy.unknownAmount : showAmount(raw, known?.decimals ?? 0)
    return { token, symbol: known?.symbol ?? token, before: show(before), after: show(after) }
  })
}

/** Fees are not among the changes. */
function movedOf({ changes, fees }: Works, token: string): bigint {
  const sum = (amounts: readonly { token: string; amountRaw: string }[]) =>
    amounts.reduce((total, each) => (each.token === token ? total + BigInt(each.amountRaw) : total), 0n)
  return sum(changes) - sum(fees)
}
