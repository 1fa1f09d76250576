import type { Intent } from '@windhover/core/transactions/intent'
import { transferErrors } from '@windhover/core/transfers/errors'
import { type By, runIntent as run, type Sent } from '../transactions/index.ts'
import type { TransferParts } from './parts.ts'

/** A movement and its outcome, in the words of transfers. */
export async function runIntent(parts: TransferParts, call: By & { intent: Intent }): Promise<Sent> {
  return await run(parts, { ...call, errors: transferErrors })
}
