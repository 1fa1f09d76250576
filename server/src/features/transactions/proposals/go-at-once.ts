import { createHash } from 'node:crypto'
import { isFairTrade } from '@windhover/core/transactions/fair-trade'
import type { Intent } from '@windhover/core/transactions/intent'
import { isGrave } from '@windhover/core/transactions/safe-mode'
import { isSameCall } from '@windhover/core/transactions/same-call'
import { isAllOwn, type MadeCall } from '@windhover/core/transactions/trace-fields'
import type { FeatureParts } from '../../../composition/feature.ts'
import type { ToolCall } from '../../../ports/agent-tool.ts'
import { findSettings } from '../../settings/index.ts'
import { findOwnVault } from '../../vaults/index.ts'
import { ownerOn } from '../plan-intent.ts'
import { previewIntent } from '../preview-intent.ts'
import { sumOut } from '../price-changes.ts'
import { scopeOf } from '../scope-of.ts'
import { storeDecision } from './decide-proposal.ts'
import { readRisks } from './judge-risks.ts'
import { priceSides } from './price-sides.ts'
import type { ProposalRow } from './proposal-store.ts'

type Made = { readonly row: ProposalRow; readonly call: ToolCall; readonly made: MadeCall }

/**
 * With Safe Mode off the card is skipped for what the person asked for in so many words: we read the newest message as
 * exactly this, every field is the person's own, nothing about it is risky, a swap brings what it costs, and it is within
 * the person's own limit.
 * Each message counts once. Everything else waits for its card.
 */
export async function goAtOnce(parts: FeatureParts, given: Made): Promise<boolean> {
  if (!isAskedFor(given) || !(await isHarmless(parts, given.row))) return false
  const wentAtOnceFor = messageKey(given.call)
  try {
    return (await storeDecision(parts, given.row, { wentAtOnceFor })) !== null
  } catch (error) {
    if (isTaken(error)) return false
    throw error
  }
}

function isAskedFor({ row, call, made }: Made): boolean {
  const { sources, question, revises } = call
  if (row.state !== 'open' || revises !== undefined || question === undefined) return false
  if (!question.scopes.includes(scopeOf(row.body)) || !isAllOwn(row.fields)) return false
  const { reading } = sources
  const [only] = reading.kind === 'call' ? reading.calls : []
  return reading.kind === 'call' && reading.calls.length === 1 && only !== undefined && isSameCall(only, made)
}

async function isHarmless(
  parts: FeatureParts,
  { body: intent, userId, vaultId: key }: ProposalRow,
): Promise<boolean> {
  const vaultId = key.toString()
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
async function isFairlyPriced(parts: FeatureParts, intent: Intent, owner: string): Promise<boolean> {
  return intent.type !== 'swap' || isFairTrade(await priceSides(parts, intent, owner))
}

function messageKey({ vaultId, conversationId, question }: ToolCall): string {
  const named = [vaultId, conversationId, question?.messageId ?? '']
  return createHash('sha256').update(named.join('\n')).digest('hex')
}

const UNIQUE_VIOLATION = '23505'

/** The message has been used before: the unique row says so, whoever was faster. */
function isTaken(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if (Reflect.get(error, 'code') === UNIQUE_VIOLATION) return true
  return isTaken(Reflect.get(error, 'cause'))
}
