import type { PreviewView } from '@windhover/core/transactions/contract'
import type { Intent } from '@windhover/core/transactions/intent'
import { type MaxLoss, maxLossOf } from '@windhover/core/transactions/max-loss'
import { mergeFees } from '@windhover/core/transactions/merge-fees'
import type { ProposalView } from '@windhover/core/transactions/proposal'
import type { FeatureParts } from '../../../composition/feature.ts'
import { findOwnVault } from '../../vaults/index.ts'
import { cleanPreview } from '../clean-symbols.ts'
import { findIntent } from '../intent-store.ts'
import { ownerOn } from '../plan-intent.ts'
import { previewIntent } from '../preview-intent.ts'
import { priceChanges } from '../price-changes.ts'
import { viewWithLane } from '../submit-intent.ts'
import { makeApprovalToken } from './approval-token.ts'
import { readBlock, readRisks } from './judge-risks.ts'
import { listMoved } from './list-moved.ts'
import { priceSides, type Sides } from './price-sides.ts'
import { promiseOf } from './promise-of.ts'
import type { ProposalRow } from './proposal-store.ts'

/** The card, drawn anew at every look: from the simulated transaction while it is open, never from anybody's words. */
export async function viewProposal(
  parts: FeatureParts,
  row: ProposalRow,
  sessionId: string,
): Promise<ProposalView> {
  const { body: intent, userId } = row
  const isOpen = row.state === 'open'
  const vault = await findOwnVault(parts.db, { userId, vaultId: row.vaultId.toString() })
  const owner = ownerOn(intent.chain, vault)
  const [preview, risks, tokens, sides, outcome] = await Promise.all([
    isOpen ? previewIntent(parts, { intent, vault }) : rememberPromise(parts, intent, owner),
    readRisks(parts, intent),
    listMoved(parts, intent, owner),
    intent.type === 'swap' ? priceSides(parts, intent, owner) : null,
    row.intentId === null ? null : findIntent(parts.db, row.intentId),
  ])
  const canApprove = isOpen && sessionId === row.sessionId
  return {
    proposalId: row.id,
    state: row.state,
    intent,
    intentHash: row.intentHash,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    approvalToken: canApprove ? makeApprovalToken(parts.config.approvalSecret, row) : null,
    provenance: row.fields.map(({ field, label, from }) => ({ field, label, from })),
    preview: cleanPreview(preview),
    tokens,
    swap: sides === null ? null : { ...quoteOf(row), sellUsd: sides.sellUsd, minBuyUsd: sides.minBuyUsd },
    maxLoss: isOpen ? lossOf(row, preview, sides) : null,
    risks: [...(risks ?? [])],
    blockedBy: isOpen ? await readBlock(parts, { userId, intent, risks }) : null,
    outcome: outcome === null ? null : await viewWithLane(parts, outcome),
    replacedBy: row.replacedBy,
  }
}

function quoteOf({ quote }: ProposalRow) {
  return {
    priceImpactPct: quote?.priceImpactPct ?? null,
    route: [...(quote?.route ?? [])],
    fees: [...(quote?.fees ?? [])],
  }
}

/** Of the same fees that the card lists. */
function lossOf(row: ProposalRow, preview: PreviewView, sides: Sides | null): MaxLoss | null {
  if (!preview.succeeds) return null
  const fees = mergeFees(preview.fees, quoteOf(row).fees)
  if (sides !== null) return maxLossOf({ outUsd: [sides.sellUsd], leastInUsd: [sides.minBuyUsd], fees })
  const isOut = ({ amountRaw }: { amountRaw: string }) => amountRaw.startsWith('-')
  const usd = ({ amountUsd }: { amountUsd: number | null }) =>
    amountUsd === null ? null : Math.abs(amountUsd)
  const outUsd = preview.changes.filter(isOut).map(usd)
  const leastInUsd = preview.changes.filter((change) => !isOut(change)).map(usd)
  return maxLossOf({ outUsd, leastInUsd, fees })
}

async function rememberPromise(parts: FeatureParts, intent: Intent, owner: string): Promise<PreviewView> {
  const changes = await priceChanges(parts, intent.chain, await promiseOf(parts, intent, owner))
  return { succeeds: true, changes: [...changes], fees: [], after: [], isComplete: false, warnings: [] }
}
