import { createHash } from 'node:crypto'
import type { AppError } from '@windhover/core/errors/app-error'
import { intelligenceErrors } from '@windhover/core/intelligence/errors'
import { type Refused, refuse } from '@windhover/core/toolbox/tool-answers'
import type { z } from 'zod'
import type { FeatureParts } from '../../composition/feature.ts'
import type { MarketParts } from '../prices/index.ts'

export type ToolParts = MarketParts & Pick<FeatureParts, 'intelligence'>

export type SourceQuestion<Value> = {
  /** One word per source. */
  readonly source: string
  readonly name: string
  readonly schema: z.ZodType<Value>
  readonly freshMs: number
  readonly load: () => Promise<Value>
}

export type SourceAnswer<Value> =
  | { readonly isKnown: true; readonly value: Value; readonly observedAtMs: number }
  | { readonly isKnown: false; readonly error: AppError }

/** While a source is away its last word stands in, but not for much longer than it would have been news. */
const STAND_IN_TIMES = 10

/** However many ask, the source is asked once in `freshMs`. */
export async function askSource<Value>(
  { readings, clock }: Pick<FeatureParts, 'readings' | 'clock'>,
  question: SourceQuestion<Value>,
): Promise<SourceAnswer<Value>> {
  const { source, name, schema, freshMs, load } = question
  const reading = await readings.read({ scope: `source:${source}`, name, schema, freshMs, load })
  if (reading.state === 'unknown') return noAnswer(reading)
  const { value, observedAtMs } = reading
  const isOld = clock.now().getTime() - observedAtMs > freshMs * STAND_IN_TIMES
  if (reading.state === 'stale' && isOld) return noAnswer(reading)
  return { isKnown: true, value, observedAtMs }
}

/** Of a source that did not answer everybody shares the words alone. */
function noAnswer({ reason }: { readonly reason: string }) {
  return { isKnown: false as const, error: intelligenceErrors.sourceUnavailable({ text: reason }) }
}

/** Asks and tells what came of it; without an answer the reason is the answer. */
export async function answerFrom<Value, Answer>(
  parts: ToolParts,
  question: SourceQuestion<Value>,
  tell: (value: Value) => Answer,
): Promise<Answer | Refused> {
  const answer = await askSource(parts, question)
  return answer.isKnown ? tell(answer.value) : refuse(answer.error)
}

/** The deployment has no such source: there is nobody to ask. */
export function notConnected(text?: string) {
  const error = intelligenceErrors.notConnected(text === undefined ? {} : { text })
  return { isKnown: false as const, error }
}

/** Words of a person as part of a name: of one length, and read by nobody. */
export function nameWords(...words: readonly (string | null)[]): string {
  const plain = words.map((each) => each?.trim().toLowerCase().replace(/\s+/g, ' ') ?? null)
  return createHash('sha256').update(JSON.stringify(plain)).digest('base64url')
}
