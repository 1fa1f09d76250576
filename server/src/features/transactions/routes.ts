import { approvalRoutes } from '@windhover/core/transactions/approval-routes'
import { transactionRoutes } from '@windhover/core/transactions/contract'
import { transactionErrors } from '@windhover/core/transactions/errors'
import { kindOf } from '@windhover/core/transactions/intent'
import { type IntentGroup, type IntentState, statesOfGroup } from '@windhover/core/transactions/intent-state'
import { proofRoutes } from '@windhover/core/transactions/proof-contract'
import { vaultKeyErrors } from '@windhover/core/vaults/errors'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding.ts'
import { findOwnVault } from '../vaults/index.ts'
import { requireRandomId } from './accept/choose-intent-id.ts'
import { previewIntent } from './accept/preview-intent.ts'
import { submitIntent, viewWithLane } from './accept/submit-intent.ts'
import { makeProof } from './make-proof.ts'
import type { TransactionParts } from './parts.ts'
import { findIntent, listIntents, listPaid } from './stores/intent-store.ts'
import { laneName, listHeldUp } from './stores/lane-store.ts'
import { viewIntent } from './view-intent.ts'

const RECIPIENTS_SHOWN = 100

export function transactionRouteBindings(parts: TransactionParts): readonly RouteBinding[] {
  const { db } = parts
  const { explorers } = parts.config
  return [
    bindRoute(transactionRoutes.previewIntent, async ({ session, body }) => {
      const vault = await findOwnVault(db, { userId: session.userId, vaultId: body.intent.vaultId })
      return await previewIntent(parts, { intent: body.intent, vault })
    }),

    bindRoute(approvalRoutes.submitIntent, async ({ session, grant, body }) => {
      if (body.intent.vaultId !== grant.vaultId) throw transactionErrors.wrongVault()
      if (!grant.scopes.includes(kindOf(body.intent).scope)) throw vaultKeyErrors.scopeMissing()
      requireRandomId(body.intent.id)
      return await submitIntent(parts, {
        userId: session.userId,
        intent: body.intent,
        origin: 'panel',
        signed: body.approval,
      })
    }),

    bindRoute(transactionRoutes.listIntents, async ({ session, query }) => {
      const vault = await findOwnVault(db, { userId: session.userId, vaultId: query.vaultId })
      const vaultId = BigInt(vault.tokenId)
      const { chain, limit } = query
      const rows = await listIntents(db, {
        vaultId,
        chain,
        states: readStates(query),
        limit: limit + 1,
        before: readCursor(query.cursor),
      })
      const heldUp = await listHeldUp(db, [vaultId])
      const shown = rows.slice(0, limit)
      return {
        intents: shown.map((row) => viewIntent(row, { explorers, heldUp: heldUp.get(laneName(row)) })),
        nextCursor: rows.length > limit ? (shown.at(-1)?.position.toString() ?? null) : null,
      }
    }),

    bindRoute(transactionRoutes.listRecipients, async ({ session, query }) => {
      const vault = await findOwnVault(db, { userId: session.userId, vaultId: query.vaultId })
      const asked = { vaultId: BigInt(vault.tokenId), chain: query.chain, limit: RECIPIENTS_SHOWN }
      const paid = await listPaid(db, asked)
      return { recipients: paid.map((each) => ({ ...each, lastPaidAt: each.lastPaidAt.toISOString() })) }
    }),

    bindRoute(transactionRoutes.getIntent, async ({ session, params }) => {
      const row = await findIntent(db, params.intentId)
      // Another person's intent does not exist for this one.
      if (row === null || row.userId !== session.userId) throw transactionErrors.notFound()
      return await viewWithLane(parts, row)
    }),

    bindRoute(proofRoutes.getProof, async ({ session, params }) => {
      const row = await findIntent(db, params.intentId)
      if (row === null || row.userId !== session.userId) throw transactionErrors.notFound()
      return await makeProof(parts, row)
    }),
  ]
}

/** A state and a group together mean both. */
function readStates(query: {
  state?: IntentState | undefined
  group?: IntentGroup | undefined
}): readonly IntentState[] | undefined {
  const { state, group } = query
  const named = group === undefined ? undefined : statesOfGroup(group)
  if (state === undefined) return named
  return named === undefined || named.includes(state) ? [state] : []
}

function readCursor(cursor: string | undefined): bigint | null {
  if (cursor === undefined) return null
  if (!/^\d{1,18}$/.test(cursor)) throw transactionErrors.notFound()
  return BigInt(cursor)
}
