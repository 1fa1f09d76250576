import { writePrice } from '@windhover/core/money/show-price'
import { VOLUME_TIMES } from '@windhover/core/watchlist/constants'
import {
  type AlertKind,
  type AlertRepeat,
  type AlertRule,
  alertRule,
} from '@windhover/core/watchlist/contract'
import { readAmount } from '../../lib/read-amount.ts'

export type Side = Extract<AlertRule, { kind: 'price' }>['side']
export type VolumeTimes = (typeof VOLUME_TIMES)[number]

/** A new alert as far as it is written. */
export type Draft = {
  readonly kind: AlertKind
  readonly side: Side
  /** Null until somebody writes one: then a round price near the one of now stands there. */
  readonly priceText: string | null
  readonly times: VolumeTimes
  readonly valueText: string
  readonly repeat: AlertRepeat
}

export const FIRST_DRAFT: Draft = {
  kind: 'price',
  side: 'above',
  priceText: null,
  times: VOLUME_TIMES[0],
  valueText: '100K',
  repeat: 'once',
}

export type DraftProblem = 'no-price' | 'already-past' | 'no-value'
export type ReadDraft =
  | { readonly rule: AlertRule; readonly problem: null }
  | { readonly rule: null; readonly problem: DraftProblem }

/** What the field for the price shows. */
export function priceTextOf({ priceText, side }: Draft, nowUsd: number | null): string {
  if (priceText !== null) return priceText
  return nowUsd === null ? '' : plainPrice(roundNear(nowUsd * (side === 'above' ? 1.1 : 0.9)))
}

export function readDraft(draft: Draft, nowUsd: number | null): ReadDraft {
  switch (draft.kind) {
    case 'price':
      return readPrice(draft, nowUsd)
    case 'volume':
      return { rule: { kind: 'volume', times: draft.times }, problem: null }
    case 'whale': {
      const { data } = alertRule.safeParse({ kind: 'whale', valueUsd: readAmount(draft.valueText) })
      return data === undefined ? { rule: null, problem: 'no-value' } : { rule: data, problem: null }
    }
    case 'graduation':
      return { rule: { kind: 'graduation' }, problem: null }
  }
}

function readPrice(draft: Draft, nowUsd: number | null): ReadDraft {
  const { side } = draft
  const priceUsd = priceOf(draft, nowUsd)
  if (priceUsd === null) return { rule: null, problem: 'no-price' }
  const isPast = nowUsd !== null && (side === 'above' ? priceUsd <= nowUsd : priceUsd >= nowUsd)
  return isPast
    ? { rule: null, problem: 'already-past' }
    : { rule: { kind: 'price', side, priceUsd }, problem: null }
}

/** The price that is written; null where it is none. */
export function priceOf(draft: Draft, nowUsd: number | null): number | null {
  const priceUsd = readAmount(priceTextOf(draft, nowUsd))
  return alertRule.safeParse({ kind: 'price', side: draft.side, priceUsd }).success ? priceUsd : null
}

/** A token leaves its curve once, whatever was chosen for the other kinds. */
export const repeatOf = ({ kind, repeat }: Draft): AlertRepeat => (kind === 'graduation' ? 'once' : repeat)

/** '0.5600': the digits of a price as somebody would type them. */
export function plainPrice(priceUsd: number): string {
  return writePrice(priceUsd).replaceAll(/[$,]/g, '')
}

/** How far a price is from the one of now, in per cent. */
export function distancePct(priceUsd: number, nowUsd: number): number {
  return (priceUsd / nowUsd - 1) * 100
}

const ROUND_DIGITS = 2
const roundNear = (priceUsd: number): number => Number(priceUsd.toPrecision(ROUND_DIGITS))
