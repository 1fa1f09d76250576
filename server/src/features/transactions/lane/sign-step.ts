import { isAppError } from '@windhover/core/errors/app-error'
import { signerErrors } from '@windhover/core/signing/errors'
import type { SignResponse } from '@windhover/core/signing/sign-contract'
import { type LaneParts, publishChange, type Work } from '../lane-parts.ts'
import { alongSigned, endAttempts, storeSigned, withSignature } from '../stores/attempt-store.ts'
import { moveIntent } from '../stores/intent-store.ts'
import { toSignable } from '../stores/stored-action.ts'
import { liveAttempts } from './choose-move.ts'
import { endIntent } from './end-intent.ts'
import { factsAbout, factsAboutSigned } from './facts-about.ts'
import { workAfter } from './read-work.ts'

/** Has the newest stored action signed and keeps the bytes before they leave the process. */
export async function signStep(parts: LaneParts, work: Work): Promise<Work | null> {
  const { db, clock, signer, witness } = parts
  const { row, attempts } = work
  const live = liveAttempts(row, attempts)
  const attempt = live.at(-1)
  if (attempt === undefined) return null
  if (attempt.signedTransaction !== null) {
    // Back after a reorganisation of the step before: nobody needs to be asked for what is there.
    if (row.state === 'PLANNED')
      await publishChange(parts, await moveIntent(db, { row, event: 'signed', at: clock.now() }))
    return null
  }
  const questions = [...factsAbout(row.body), ...factsAboutSigned(attempt, attempts)]
  let signed: SignResponse
  try {
    signed = await signer.sign({
      intent: row.body,
      step: attempt.step,
      epoch: attempt.epoch,
      action: toSignable(attempt.action),
      facts: [...(await witness.attest(questions))],
    })
  } catch (error) {
    // Until the bytes before can land no more, these would be too old themselves: then others are built.
    if (isAppError(error, signerErrors.replacedTooEarly))
      await endAttempts(db, [attempt], { state: 'void', at: clock.now() })
    if (!isAppError(error) || error.retryable) throw error
    await endAttempts(db, [attempt], { state: 'void', at: clock.now() })
    // A refused replacement leaves the bytes before it on their way.
    if (live.length === 1) return await endIntent(parts, row, { event: 'rejected', error })
    parts.log.warn({ err: error, intentId: row.id }, 'a replacement was refused')
    return null
  }
  if (row.state !== 'PLANNED') {
    await storeSigned(db, attempt, signed)
    return null
  }
  const along = alongSigned(db, attempt, signed)
  const moved = await moveIntent(db, { row, event: 'signed', at: clock.now(), along })
  await publishChange(parts, moved)
  return workAfter(work, moved, { ...attempt, ...withSignature(attempt, signed) })
}
