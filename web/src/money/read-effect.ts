import type { RawAmount } from '@windhover/core/money/raw-amount'
import { showAmount } from '@windhover/core/money/show-amount'
import type { PreviewView } from '@windhover/core/transactions/contract'

export type EffectRow = {
  readonly token: string
  readonly symbol: string
  readonly before: string
  readonly after: string
  /** Signed, fees included. */
  readonly change: string
}

type Works = Extract<PreviewView, { succeeds: true }>
type Named = { readonly token: string; readonly symbol: string; readonly decimals: number }

const UNKNOWN = '–'

/** What the vault holds before and after, one row for everything that changes, all from the same moment. */
export function readEffect(effect: Works, tokens: readonly Named[]): readonly EffectRow[] {
  return effect.after.map(({ token, amountRaw }) => {
    const known =
      tokens.find((each) => each.token === token) ?? effect.changes.find((each) => each.token === token)
    const decimals = known?.decimals ?? 0
    const moved = movedOf(effect, token)
    const after = amountRaw === null ? null : BigInt(amountRaw)
    const show = (raw: bigint | null) => (raw === null ? UNKNOWN : showAmount(raw, decimals))
    return {
      token,
      symbol: known?.symbol ?? token,
      before: show(after === null ? null : after - moved),
      after: show(after),
      change: showSigned(moved, decimals),
    }
  })
}

function showSigned(raw: bigint, decimals: number): string {
  if (raw === 0n) return '0'
  return raw < 0n ? `\u2212${showAmount(-raw, decimals)}` : `+${showAmount(raw, decimals)}`
}

/** Fees are not among the changes. */
function movedOf({ changes, fees }: Works, token: string): bigint {
  const sum = (amounts: readonly { token: string; amountRaw: RawAmount }[]) =>
    amounts.reduce((total, each) => (each.token === token ? total + BigInt(each.amountRaw) : total), 0n)
  return sum(changes) - sum(fees)
}
