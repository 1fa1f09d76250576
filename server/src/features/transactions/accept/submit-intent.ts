import { setTimeout as sleep } from 'node:timers/promises'
import { hashIntent } from '@windhover/core/authority/approve-intent'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import type { IntentView } from '@windhover/core/transactions/contract'
import { transactionErrors } from '@windhover/core/transactions/errors'
import { type Intent, kindOf } from '@windhover/core/transactions/intent'
import { hasEnded } from '@windhover/core/transactions/intent-state'
import type { FeatureParts } from '../../../composition/feature.ts'
import { wakeLane } from '../lane/lane-calls.ts'
import { countOpen, findIntent, type IntentRow, insertIntent, requireSame } from '../stores/intent-store.ts'
import { laneName, listHeldUp } from '../stores/lane-store.ts'
import { viewIntent } from '../view-intent.ts'
import { approveIntent } from './approve-intent.ts'

/** More waiting at once is a mistake or an attack; each of them would be paid for by the vault. */
const OPEN_MAX = 50
const LOOK_EVERY_MS = 150

type SubmitParts = Pick<
  FeatureParts,
  'db' | 'durable' | 'clock' | 'config' | 'chains' | 'owners' | 'witness' | 'log'
>

type Approved = {
  readonly userId: string
  readonly intent: Intent
  readonly origin: IntentRow['origin']
  /** The intent that has to be confirmed first. */
  readonly follows?: string | null
}

/**
 * Tells the signer that the owner approved an intent, stores it and hands it to its lane. The caller has proven that the
 * vault is the user's. The same id again answers with what was stored.
 */
export async function submitIntent(
  parts: SubmitParts,
  { signed, ...approved }: Approved & { readonly signed: SignedStatement },
): Promise<IntentView> {
  const { userId, intent } = approved
  const stored = await findIntent(parts.db, intent.id)
  if (stored === null) await approveIntent(parts, { userId, intent, signed })
  // Asked again because the answer was lost: by now the approval may be too old to be told once more.
  else requireSame(stored, { userId, intentHash: hashIntent(intent) })
  const row = await storeApproved(parts, approved)
  await wakeStored(parts, row)
  return viewIntent(row, parts.config)
}

/** Alone it moves nothing: for callers that store something else in the same transaction. The signer has been told. */
export async function storeApproved(
  parts: Omit<SubmitParts, 'durable' | 'owners' | 'witness'>,
  { userId, intent, origin, follows = null }: Approved,
): Promise<IntentRow> {
  const { db, clock } = parts
  const recipient = readRecipient(parts, intent)
  const vaultId = BigInt(intent.vaultId)
  const { open, isKnown } = await countOpen(db, { vaultId, id: intent.id })
  if (!isKnown && open >= OPEN_MAX) throw transactionErrors.tooManyOpen()
  const now = clock.now()
  const { row } = await insertIntent(db, {
    id: intent.id,
    vaultId,
    userId,
    chain: intent.chain,
    body: intent,
    intentHash: hashIntent(intent),
    origin,
    recipient,
    follows,
    state: 'APPROVED',
    createdAt: now,
    changedAt: now,
  })
  return row
}

/** It is stored, so it will be done: if the engine does not answer, the workers find it. */
export async function wakeStored(
  { durable, log }: Pick<SubmitParts, 'durable' | 'log'>,
  row: IntentRow,
): Promise<void> {
  await wakeLane(durable, row).catch((error: unknown) => {
    log.warn({ err: error, intentId: row.id }, 'could not wake the lane')
  })
}

/** Waits until the last action of an intent has reached its chain or venue, or until its end, or until the time is over; answers how it stands. */
export async function awaitIntent(
  parts: Pick<FeatureParts, 'db' | 'clock' | 'config'>,
  wait: { intentId: string; until: 'submitted' | 'ended'; timeoutMs: number },
): Promise<IntentView> {
  const { db, clock } = parts
  const endsAtMs = clock.now().getTime() + wait.timeoutMs
  for (;;) {
    const row = await findIntent(db, wait.intentId)
    if (row === null) throw transactionErrors.notFound()
    const isThere = hasEnded(row.state) || (wait.until === 'submitted' && isAllSent(row))
    if (isThere || clock.now().getTime() >= endsAtMs) return await viewWithLane(parts, row)
    await sleep(LOOK_EVERY_MS)
  }
}

function isAllSent({ state, step, stepsTotal }: IntentRow): boolean {
  return state === 'SUBMITTED' && stepsTotal !== null && step + 1 >= stepsTotal
}

export async function viewWithLane(
  { db, config }: Pick<FeatureParts, 'db' | 'config'>,
  row: IntentRow,
): Promise<IntentView> {
  const heldUp = hasEnded(row.state) ? new Map() : await listHeldUp(db, [row.vaultId])
  return viewIntent(row, { explorers: config.explorers, heldUp: heldUp.get(laneName(row)) })
}

function readRecipient({ chains }: Pick<SubmitParts, 'chains'>, intent: Intent): string | null {
  const paidTo = kindOf(intent).recipient(intent)
  if (paidTo === null) return null
  const recipient = chains[intent.chain].parseAddress(paidTo)
  if (recipient === null) throw transactionErrors.badRecipient({ context: { chain: intent.chain } })
  return recipient
}
