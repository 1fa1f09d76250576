import { hashIntent } from '@windhover/core/authority/approve-intent'
import type { RawAmount } from '@windhover/core/money/raw-amount'
import type { QuoteFeeView } from '@windhover/core/swaps/contract'
import { isSameToken } from '@windhover/core/swaps/counterpart'
import { intentsOf } from '@windhover/core/transactions/action'
import type { PreviewView } from '@windhover/core/transactions/contract'
import { type Intent, kindOf } from '@windhover/core/transactions/intent'
import { type MaxLoss, maxLossOf } from '@windhover/core/transactions/max-loss'
import { mergeFees } from '@windhover/core/transactions/merge-fees'
import type { ProposalView, ProposedIntent } from '@windhover/core/transactions/proposal'
import type { VaultView } from '@windhover/core/vaults/contract'
import { findOwnVault } from '../../vaults/index.ts'
import { previewIntent, previewPromise } from '../accept/preview-intent.ts'
import { viewWithLane } from '../accept/submit-intent.ts'
import { cleanPreview } from '../clean-symbols.ts'
import type { TransactionParts } from '../parts.ts'
import { ownerOn } from '../plan/plan-intent.ts'
import { findIntent } from '../stores/intent-store.ts'
import { makeApprovalToken } from './approval-token.ts'
import { readBlock, readRisks } from './judge-risks.ts'
import { listHeld } from './list-held.ts'
import { listMoved } from './list-moved.ts'
import { priceSides, type Sides } from './price-sides.ts'
import type { ProposalRow } from './proposal-store.ts'

/** The card, drawn anew at every look: from simulated transactions while it is open, never from anybody's words. */
export async function viewProposal(
  parts: TransactionParts,
  row: ProposalRow,
  sessionId: string,
): Promise<ProposalView> {
  const { userId } = row
  const isOpen = row.state === 'open'
  const vault = await findOwnVault(parts.db, { userId, vaultId: row.vaultId.toString() })
  const intents = intentsOf(row.action)
  const [held, ...seen] = await Promise.all([
    isOpen && intents.length > 1 ? listHeld(parts, { intents, vault }) : [],
    ...intents.map((intent, index) => viewIntentOf(parts, { row, vault, intent, index })),
  ])
  const canApprove = isOpen && sessionId === row.sessionId
  return {
    proposalId: row.id,
    state: row.state,
    actionHash: row.actionHash,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    approvalToken: canApprove ? makeApprovalToken(parts.config.authSecret, row) : null,
    needsNoPress: canApprove && row.autoApprovedFor !== null,
    intents: seen.map(({ view }) => view),
    held: [...held],
    blockedBy: seen.find(({ blockedBy }) => blockedBy !== null)?.blockedBy ?? null,
    replacedBy: row.replacedBy,
  }
}

type Seen = { readonly view: ProposedIntent; readonly blockedBy: string | null }

async function viewIntentOf(
  parts: TransactionParts,
  given: { row: ProposalRow; vault: VaultView; intent: Intent; index: number },
): Promise<Seen> {
  const { row, vault, intent, index } = given
  const { userId } = row
  const isOpen = row.state === 'open'
  const owner = ownerOn(intent.chain, vault)
  const earlier = intentsOf(row.action).slice(0, index)
  const [preview, risks, tokens, sides, outcome] = await Promise.all([
    isOpen && !spendsOf(intent, earlier)
      ? previewIntent(parts, { intent, vault })
      : previewPromise(parts, { intent, vault }),
    readRisks(parts, intent),
    listMoved(parts, intent, owner),
    priceSides(parts, intent, owner),
    row.state === 'approved' ? findIntent(parts.db, intent.id) : null,
  ])
  const { quote = null, fields = [] } = row.origins[index] ?? {}
  const facts = {
    priceImpactPct: quote?.priceImpactPct ?? null,
    route: [...(quote?.route ?? [])],
    fees: [...(quote?.fees ?? [])],
  }
  const view = {
    intent,
    intentHash: hashIntent(intent),
    provenance: fields.map(({ field, label, from }) => ({ field, label, from })),
    preview: cleanPreview(preview),
    tokens,
    swap: sides === null ? null : { ...facts, sellUsd: sides.sellUsd, minBuyUsd: sides.minBuyUsd },
    maxLoss: isOpen ? lossOf(facts.fees, preview, sides) : null,
    risks: [...(risks ?? [])],
    outcome: outcome === null ? null : await viewWithLane(parts, outcome),
  }
  return { view, blockedBy: isOpen ? await readBlock(parts, { userId, intent, risks }) : null }
}

/** Of the same fees that the card lists. */
function lossOf(quoted: readonly QuoteFeeView[], preview: PreviewView, sides: Sides | null): MaxLoss | null {
  if (!preview.succeeds) return null
  const fees = mergeFees(preview.fees, quoted)
  if (sides !== null) return maxLossOf({ outUsd: [sides.sellUsd], leastInUsd: [sides.minBuyUsd], fees })
  const isOut = ({ amountRaw }: { amountRaw: RawAmount }) => amountRaw.startsWith('-')
  const usd = ({ amountUsd }: { amountUsd: number | null }) =>
    amountUsd === null ? null : Math.abs(amountUsd)
  const outUsd = preview.changes.filter(isOut).map(usd)
  const leastInUsd = preview.changes.filter((change) => !isOut(change)).map(usd)
  return maxLossOf({ outUsd, leastInUsd, fees })
}

/** What is not there yet cannot be simulated: the lane does it when its turn comes. */
function spendsOf(intent: Intent, earlier: readonly Intent[]): boolean {
  const brought = earlier
    .filter(({ chain }) => chain === intent.chain)
    .flatMap((each) =>
      kindOf(each)
        .inflows(each)
        .map(({ token }) => token),
    )
  return kindOf(intent)
    .outflows(intent)
    .some(({ token }) => brought.some((each) => isSameToken(each, token)))
}
