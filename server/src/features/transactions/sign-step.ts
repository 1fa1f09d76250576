import { AppError } from '@windhover/core/errors/app-error'
import type { SignResponse } from '@windhover/core/signing/sign-contract'
import { alongSigned, endAttempts, storeSigned } from './attempt-store.ts'
import { liveAttempts } from './choose-move.ts'
import { endIntent } from './end-intent.ts'
import { moveIntent } from './intent-store.ts'
import { type LaneParts, tellChange, type Work } from './lane-parts.ts'
import { toSignable } from './stored-action.ts'

/** Has the newest stored action signed and keeps the bytes before they leave the house. */
export async function signStep(parts: LaneParts, { row, attempts }: Work): Promise<void> {
  const { db, clock, signer } = parts
  const live = liveAttempts(row, attempts)
  const attempt = live.at(-1)
  if (attempt === undefined) return
  let signed: SignResponse
  try {
    signed = await signer.sign({
      intent: row.body,
      approval: row.approval,
      step: attempt.step,
      epoch: attempt.epoch,
      action: toSignable(attempt.action),
      outUsd: attempt.outUsd === null ? null : Number(attempt.outUsd),
    })
  } catch (error) {
    if (!(error instanceof AppError) || error.retryable) throw error
    await endAttempts(db, [attempt], { state: 'void', at: clock.now() })
    // A refused replacement leaves the bytes before it on their way.
    if (live.length > 1) return parts.log.warn({ err: error, intentId: row.id }, 'a replacement was refused')
    return await endIntent(parts, row, { event: 'rejected', failure: error.message })
  }
  if (row.state !== 'PLANNED') return await storeSigned(db, attempt, signed)
  const along = alongSigned(db, attempt, signed)
  await tellChange(parts, await moveIntent(db, { row, event: 'signed', at: clock.now(), along }))
}
