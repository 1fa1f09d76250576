import { createHash } from 'node:crypto'
import { isFairTrade } from '@windhover/core/transactions/fair-trade'
import { type Intent, kindOf } from '@windhover/core/transactions/intent'
import { isGrave } from '@windhover/core/transactions/safe-mode'
import { isSameCall } from '@windhover/core/transactions/same-call'
import { isAllOwn } from '@windhover/core/transactions/trace-fields'
import { isUniqueViolation } from '../../../platform/db/unique-violation.ts'
import type { ToolCall } from '../../../ports/agent-tool.ts'
import type { PreparedIntent } from '../../../ports/prepared-intent.ts'
import { findSettings } from '../../settings/index.ts'
import { findOwnVault } from '../../vaults/index.ts'
import { previewIntent } from '../accept/preview-intent.ts'
import { sumOut } from '../books/price-changes.ts'
import type { TransactionParts } from '../parts.ts'
import { ownerOn } from '../plan/plan-intent.ts'
import { readRisks } from './judge-risks.ts'
import { priceSides } from './price-sides.ts'
import { noteAskedFor, type ProposalRow } from './proposal-store.ts'

type Made = { readonly row: ProposalRow; readonly call: ToolCall; readonly prepared: PreparedIntent }

/**
 * With Safe Mode off nobody has to press for what the person asked for in so many words: we read the newest message as
 * exactly this, every field is the person's own, nothing about it is risky, a swap brings what it costs, and it is within
 * the person's own limit.
 * Each message counts once. Everything else waits for its card. This is our word alone: the person's device compares
 * what they typed once more, and its signature is what approves.
 */
export async function autoApprove(parts: TransactionParts, given: Made): Promise<boolean> {
  if (!isAskedFor(given) || !(await isHarmless(parts, given))) return false
  const autoApprovedFor = messageKey(given.call)
  try {
    return (await noteAskedFor(parts.db, { id: given.row.id, autoApprovedFor })) !== null
  } catch (error) {
    // The message has been used before.
    if (isUniqueViolation(error)) return false
    throw error
  }
}

function isAskedFor({ row, call, prepared }: Made): boolean {
  const { sources, question, revises } = call
  if (row.state !== 'open' || revises !== undefined || question === undefined) return false
  if (!question.scopes.includes(kindOf(prepared.intent).scope)) return false
  if (!row.origins.every(({ fields }) => isAllOwn(fields))) return false
  return sources.reading !== null && isSameCall(sources.reading, prepared.made)
}

async function isHarmless(parts: TransactionParts, { row, prepared }: Made): Promise<boolean> {
  const { userId } = row
  const { intent } = prepared
  const { vaultId } = intent
  const { settings } = await findSettings(parts.db, { userId, vaultId })
  if (settings.safeMode) return false
  const vault = await findOwnVault(parts.db, { userId, vaultId })
  const [risks, preview, { policy }, isFair] = await Promise.all([
    readRisks(parts, intent),
    previewIntent(parts, { intent, vault }),
    parts.signer.getPolicy(vaultId),
    isFairlyPriced(parts, intent, ownerOn(intent.chain, vault)),
  ])
  if (risks === null || risks.some(isGrave) || policy.isPaused || !preview.succeeds) return false
  if (!isFair) return false
  if (preview.warnings.some(({ kind }) => kind === 'look-alike')) return false
  const worthUsd = sumOut(preview.changes)
  return worthUsd !== null && worthUsd <= policy.perTransactionUsd
}

/** Nobody has seen the price: a venue or a thin pool must not make it. */
async function isFairlyPriced(parts: TransactionParts, intent: Intent, owner: string): Promise<boolean> {
  const sides = await priceSides(parts, intent, owner)
  return sides === null || isFairTrade(sides)
}

function messageKey({ vaultId, conversationId, question }: ToolCall): string {
  const named = [vaultId, conversationId, question?.messageId ?? '']
  return createHash('sha256').update(named.join('\n')).digest('hex')
}
