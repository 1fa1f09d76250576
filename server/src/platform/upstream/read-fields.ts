import { toUntrusted } from '@windhover/core/intelligence/untrusted-text'
import { type RawAmount, rawFigure } from '@windhover/core/money/raw-amount'
import { z } from 'zod'

/** Fields that many sources tell in their own ways, read into one. */

/** A figure as number, as digits in text, or with more digits than a number holds. */
export const figure = z
  .union([z.number(), z.bigint(), z.string().regex(/^\s*-?\d+(?:\.\d+)?(?:e[+-]?\d+)?\s*$/i)])
  .transform(Number)
  .pipe(z.number())

export const figureOrNull = figure.nullish().transform((value) => value ?? null)

/** For rows that are worth showing without it: what is no figure is not told. */
export const figureIfAny = figureOrNull.catch(null)

export const textIfAny = z.string().nullish().catch(null)

/** The rows of a list, without those that are in another shape. Not one good row among many is another list. */
export function goodRows<Row extends z.ZodType>(row: Row) {
  return z.array(z.unknown()).transform((rows, context): z.output<Row>[] => {
    const good = rows.flatMap((each) => {
      const read = row.safeParse(each)
      return read.success ? [read.data] : []
    })
    if (rows.length > 0 && good.length === 0)
      context.issues.push({ code: 'custom', message: 'no row in the shape of this list', input: rows })
    return good
  })
}

/** A whole amount whose digits all count. */
export const digits = z
  .union([rawFigure, z.bigint(), z.int().nonnegative()])
  .transform((value): RawAmount => (typeof value === 'string' ? value : `${BigInt(value)}`))

export const digitsOrNull = digits.nullish().transform((value) => value ?? null)

export const text = (charsMax: number) => z.string().transform((words) => toUntrusted(words, charsMax))

/** Null where nothing is left after cleaning: an empty text says nothing. */
export const textOrNull = (charsMax: number) =>
  z
    .string()
    .nullish()
    .transform((words) => (words ? toUntrusted(words, charsMax) || null : null))

const NAMES_MAX = 30
const NAME_CHARS = 60

/** Short words such as chains or tags. */
export const names = z
  .array(z.string())
  .nullish()
  .transform((list) => (list ?? []).slice(0, NAMES_MAX).map((each) => toUntrusted(each, NAME_CHARS)))

/** A date in any form that says its moment; without a zone it is UTC. */
export const moment = z.string().transform((words, context) => {
  const zoned = /(?:Z|[+-]\d\d:?\d\d)$/i.test(words) || !words.includes('T') ? words : `${words}Z`
  return toIso(Date.parse(zoned), context)
})

export const momentOrNull = z
  .string()
  .nullish()
  .transform((words) => {
    const read = words ? moment.safeParse(words) : null
    return read?.success ? read.data : null
  })

export const epochSeconds = figure.transform((seconds, context) => toIso(seconds * 1_000, context))

export const epochSecondsOrNull = figureOrNull.transform((seconds, context) =>
  seconds === null ? null : toIso(seconds * 1_000, context),
)

export const epochMsOrNull = figureOrNull.transform((ms, context) =>
  ms === null ? null : toIso(ms, context),
)

/** The last that four digits of a year can say. */
const LAST_MOMENT_MS = Date.UTC(9999, 11, 31)

function toIso(ms: number, context: { issues: z.core.$ZodRawIssue[]; value: unknown }): string {
  if (Number.isFinite(ms) && Math.abs(ms) <= LAST_MOMENT_MS) return new Date(ms).toISOString()
  context.issues.push({ code: 'custom', message: 'no moment', input: context.value })
  return ''
}
