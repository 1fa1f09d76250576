import {
  MEMEZONE_BOUNDS,
  type MemezoneBound,
  type MemezoneBounds,
} from '@windhover/core/discovery/memezone-bounds'
import { compactCount } from '../../../lib/format-compact.ts'
import { memezoneCopy } from '../copy.ts'

export type End = 'Min' | 'Max'
export type BoundName = `${MemezoneBound}${End}`
/** What stands in the fields of the dialog. */
export type BoundTexts = Readonly<Partial<Record<BoundName, string>>>

export const ENDS: readonly End[] = ['Min', 'Max']
/** No figure of a token has more digits. */
export const BOUND_CHARS_MAX = 18

/** Thousands may be grouped. Nothing else can be typed: no sign, no letter, no exponent (R3-121). */
export const canBeBound = (text: string): boolean => /^[\d,]*(?:\.\d*)?$/.test(text)

/** Null where the field is empty, or holds no digit yet. */
export function readBound(text: string | undefined): number | null {
  const digits = (text ?? '').replaceAll(',', '')
  return /\d/.test(digits) ? Number(digits) : null
}

export const writeBound = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: 8 })

export function readBounds(texts: BoundTexts): MemezoneBounds {
  const bounds: { [Name in BoundName]?: number } = {}
  for (const { name } of MEMEZONE_BOUNDS) {
    for (const end of ENDS) {
      const value = readBound(texts[`${name}${end}`])
      if (value !== null) bounds[`${name}${end}`] = value
    }
  }
  return bounds
}

export function writeBounds(bounds: MemezoneBounds): BoundTexts {
  const entries = Object.entries(bounds) as [BoundName, number | undefined][]
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, writeBound(value)]])),
  )
}

/** Nothing can lie between the two. */
export function isTurnedRound(texts: BoundTexts, name: MemezoneBound): boolean {
  const [min, max] = ENDS.map((end) => readBound(texts[`${name}${end}`]))
  return min != null && max != null && min > max
}

export function withoutBound(bounds: MemezoneBounds, name: MemezoneBound): MemezoneBounds {
  return { ...bounds, [`${name}Min`]: undefined, [`${name}Max`]: undefined }
}

export type ShownBound = { readonly name: MemezoneBound; readonly title: string; readonly range: string }

/** What holds back tokens now, in the order of the dialog: 'Market Cap', 'from $5K'. */
export function listShownBounds(bounds: MemezoneBounds): readonly ShownBound[] {
  return MEMEZONE_BOUNDS.flatMap(({ name, label }) => {
    const write = figureOf(label)
    const [min, max] = [bounds[`${name}Min`], bounds[`${name}Max`]]
    const range = [
      ...(min === undefined ? [] : [memezoneCopy.from(write(min))]),
      ...(max === undefined ? [] : [memezoneCopy.to(write(max))]),
    ].join(' ')
    return range === '' ? [] : [{ name, title: label.replace(UNIT, ''), range }]
  })
}

const UNIT = / (?:\(\$\)|%)$/
const GROUPED_BELOW = 1_000

function figureOf(label: string): (value: number) => string {
  const short = (value: number) =>
    value < GROUPED_BELOW ? writeBound(value) : trimZeros(compactCount(value))
  if (label.endsWith('($)')) return (value) => `$${short(value)}`
  return label.endsWith('%') ? (value) => `${short(value)}%` : short
}

/** '5.00K' reads '5K'. */
const trimZeros = (text: string): string =>
  text.replace(/\.(\d*?)0+(?=[A-Z]?$)/, (_, rest) => (rest ? `.${rest}` : ''))
