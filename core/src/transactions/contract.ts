import { z } from 'zod'
import { chainId } from '../chains/chain-id.ts'
import { defineRoute } from '../contract/route.ts'
import { failure } from '../errors/failure.ts'
import { defineTopic } from '../live/topic.ts'
import { rawChange, rawFigure } from '../money/raw-amount.ts'
import { VENUES } from '../swaps/venue-ids.ts'
import { vaultId } from '../vaults/contract.ts'
import { intent } from './intent.ts'
import { INTENT_GROUPS, INTENT_STATES } from './intent-state.ts'

/** Signed change of what the vault holds. */
export const changeView = z.object({
  token: z.string(),
  symbol: z.string().nullable(),
  decimals: z.number().int(),
  amountRaw: rawChange,
  amountUsd: z.number().nullable(),
})
export type ChangeView = z.infer<typeof changeView>

const feeView = z.object({
  /** Paid to the network, kept by the operator, put down for an account that was opened, or kept by the venue. */
  kind: z.enum(['network', 'service', 'rent', 'venue']),
  token: z.string(),
  symbol: z.string(),
  decimals: z.number().int(),
  amountRaw: rawFigure,
  amountUsd: z.number().nullable(),
  /** Due and not taken: it is settled with a later action. */
  isOwed: z.boolean().optional(),
})
export type FeeView = z.infer<typeof feeView>

/** How a swap went: what was shown, what was promised at least, what came, and by which way. */
const swapReceipt = z.object({
  venue: z.enum(VENUES),
  quotedBuyRaw: rawFigure,
  minBuyRaw: rawFigure,
  executedBuyRaw: rawFigure.nullable(),
  priceImpactPct: z.number().nullable(),
  route: z.array(
    z.object({ label: z.string(), fromToken: z.string(), toToken: z.string(), sharePct: z.number() }),
  ),
  /** Where somebody else filled it: the id of the order. */
  orderId: z.string().nullable(),
})
export type SwapReceipt = z.infer<typeof swapReceipt>

/** Quoted against executed, every fee, when, and where to see it. */
const receiptView = z.object({
  quoted: z.array(changeView),
  executed: z.array(changeView),
  fees: z.array(feeView),
  confirmedAt: z.iso.datetime().nullable(),
  swap: swapReceipt.nullable().optional(),
})
export type ReceiptView = z.infer<typeof receiptView>

export const intentView = z.object({
  intent,
  intentHash: z.string(),
  state: z.enum(INTENT_STATES),
  /** Where it came from: a panel, the agent, a conditional order, the public API. */
  origin: z.enum(['panel', 'agent', 'conditional', 'api']),
  /** Why it failed; null while it has not. */
  failure: failure.nullable(),
  /** Why it waits although nothing is wrong with it: its lane is held up. Absent while it moves. */
  heldUp: z.string().optional(),
  transactionId: z.string().nullable(),
  explorerUrl: z.string().nullable(),
  receipt: receiptView.nullable(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  /** Last time the chain was asked about it. */
  checkedAt: z.iso.datetime().nullable(),
})
export type IntentView = z.infer<typeof intentView>

const warning = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('first-time-recipient') }),
  /** Looks like an address this vault has paid before, and is not. */
  z.object({ kind: z.literal('look-alike'), known: z.string() }),
  z.object({ kind: z.literal('own-address') }),
])
export type PreviewWarning = z.infer<typeof warning>

/** The simulated effect, before anybody confirms. */
export const previewView = z.discriminatedUnion('succeeds', [
  z.object({
    succeeds: z.literal(true),
    changes: z.array(changeView),
    fees: z.array(feeView),
    /** What the vault will hold of everything that changes. */
    after: z.array(z.object({ token: z.string(), amountRaw: rawFigure.nullable() })),
    /** False where the chain can say that it works but not all that it moves. */
    isComplete: z.boolean(),
    /** Nothing was run: it spends what a step before it brings. Absent: it was simulated. */
    isPromised: z.literal(true).optional(),
    warnings: z.array(warning),
  }),
  z.object({ succeeds: z.literal(false), reason: z.string(), warnings: z.array(warning) }),
])
export type PreviewView = z.infer<typeof previewView>

/** Told at every step: `data` is the intent as `getIntent` would answer. */
export const intentChanged = defineTopic('intent-changed', intentView)

export const transactionRoutes = {
  previewIntent: defineRoute({
    method: 'POST',
    path: '/api/transactions/preview',
    summary: 'What an intent would do: changes, fees, what is left, and what to look at twice',
    access: 'session',
    rate: 'write',
    body: z.object({ intent }),
    response: previewView,
  }),
  listIntents: defineRoute({
    method: 'GET',
    path: '/api/transactions',
    summary: 'Everything this vault was asked to do, newest first',
    access: 'session',
    rate: 'read',
    query: z.object({
      vaultId,
      chain: chainId.optional(),
      state: z.enum(INTENT_STATES).optional(),
      group: z.enum(INTENT_GROUPS).optional(),
      cursor: z.string().max(100).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(30),
    }),
    response: z.object({ intents: z.array(intentView), nextCursor: z.string().nullable() }),
  }),
  getIntent: defineRoute({
    method: 'GET',
    path: '/api/transactions/:intentId',
    summary: 'One intent with its receipt',
    access: 'session',
    rate: 'read',
    params: z.object({ intentId: z.uuid() }),
    response: intentView,
  }),
  listRecipients: defineRoute({
    method: 'GET',
    path: '/api/transactions/recipients',
    summary: 'Addresses this vault has paid, most recent first',
    access: 'session',
    rate: 'read',
    query: z.object({ vaultId, chain: chainId }),
    response: z.object({
      recipients: z.array(
        z.object({ address: z.string(), times: z.number().int(), lastPaidAt: z.iso.datetime() }),
      ),
    }),
  }),
}
