import type { ProofLinks } from '@windhover/signer/proof/check-proof'
import { formatDay } from '../../../lib/format-when.ts'
import { formatClock, formatMinute } from '../format-time.ts'

export type LinkName = keyof ProofLinks

export type ShownFact = {
  readonly name: string
  readonly value: string
  /** Of a key, an address or an id: shown short, copied whole. */
  readonly copyLabel?: string
}

/** What a link that holds says. */
export type ShownLink = {
  /** 'Owner' */
  readonly label: string
  readonly who: string
  readonly what: string
  readonly at: string | null
  readonly facts: readonly ShownFact[]
  /** What was signed, field by field. */
  readonly signed?: {
    readonly title: string
    readonly fields: readonly { readonly name: string; readonly value: string }[]
  }
}

const iso = (ms: number) => new Date(ms).toISOString()

export const dayOf = (ms: number) => formatDay(iso(ms))
export const minuteOf = (ms: number) => `${dayOf(ms)}, ${formatMinute(iso(ms))}`
export const secondOf = (ms: number) => `${dayOf(ms)}, ${formatClock(iso(ms))}`
