import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { FeatureParts } from '../../composition/feature.ts'
import type { Reading } from '../../ports/chain.ts'

/**
 * A reading of the fleet in one of so many places. Whoever searches makes up new questions for ever; two of them that
 * meet in a place take turns in it, so that what is kept never grows with them.
 */
export async function readPlaced<Value>(
  { readings }: Pick<FeatureParts, 'readings'>,
  asked: {
    readonly scope: string
    readonly key: string
    /** Null where there are few questions, and each has a place of its own. */
    readonly places: number | null
    readonly schema: z.ZodType<Value>
    readonly freshMs: number
    readonly load: () => Promise<Value>
  },
): Promise<Reading<Value>> {
  const { scope, key, places, freshMs, load } = asked
  const reading = await readings.read({
    scope: `discovery:${scope}`,
    name: places === null ? key : `place ${placeOf(key, places)}`,
    // What was kept for another question counts as not kept.
    schema: z.object({ key: z.literal(key), value: asked.schema }),
    freshMs,
    load: async () => ({ key, value: await load() }),
  })
  return reading.state === 'unknown' ? reading : { ...reading, value: reading.value.value }
}

function placeOf(key: string, places: number): number {
  return createHash('sha256').update(key).digest().readUInt32BE() % places
}
