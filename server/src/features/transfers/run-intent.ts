import type { Intent } from '@windhover/core/transactions/intent'
import { transferErrors } from '@windhover/core/transfers/errors'
import type { FeatureParts } from '../../composition/feature.ts'
import { runIntent as run, type Sent } from '../transactions/index.ts'

/** A movement and its outcome, in the words of transfers. */
export async function runIntent(
  parts: FeatureParts,
  call: { userId: string; intent: Intent },
): Promise<Sent> {
  return await run(parts, { ...call, errors: transferErrors })
}
