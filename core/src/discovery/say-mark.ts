import type { Mark } from './contract.ts'

type Kind = Mark['kind']

export const fine = (kind: Kind, claim: string, reason: string | null = null): Mark => ({
  kind,
  state: 'fine',
  claim,
  reason,
  figure: null,
})

export const unknown = (kind: Kind, claim: string, reason: string): Mark => ({
  kind,
  state: 'unknown',
  claim,
  reason,
  figure: null,
})

export const check = (
  kind: Kind,
  claim: string,
  { reason = null, figure = null }: Partial<Pick<Mark, 'reason' | 'figure'>> = {},
): Mark => ({ kind, state: 'check', claim, reason, figure })

/** A share of the supply, and from where on it is too much. */
export function limited(
  kind: Kind,
  percent: number | null,
  words: {
    readonly alertAt: number
    readonly claim: (share: string) => string
    readonly reason: string
    readonly open: readonly [claim: string, reason: string]
  },
): Mark {
  if (percent === null) return unknown(kind, ...words.open)
  const claim = words.claim(`${percent.toFixed(1)}%`)
  const figure = Number.isFinite(words.alertAt) ? `alert at ${words.alertAt}%` : null
  if (percent < words.alertAt) return { ...fine(kind, claim), figure }
  return check(kind, claim, { reason: words.reason, figure })
}
