import { z } from 'zod'
import { chainId } from '../chains/chain-id.ts'
import { defineRoute } from '../contract/route.ts'
import { defineTopic } from '../live/topic.ts'
import { rawFigure } from '../money/raw-amount.ts'
import { quoteFee, routeStep } from '../swaps/contract.ts'
import { riskFact, tokenView } from '../tokens/contract.ts'
import { amountField } from '../toolbox/tool-fields.ts'
import { vaultId } from '../vaults/contract.ts'
import { intentView, previewView } from './contract.ts'
import { intent, intentType } from './intent.ts'
import { maxLossView } from './max-loss.ts'

/** Something the agent prepared. It is nothing until a person presses Approve on the card that the server draws of it. */
export const proposal = z.object({
  proposalId: z.uuid(),
  /** What it would do, in order; more than one is a sequence. */
  intents: z.array(z.object({ type: intentType, chain: chainId })).min(1),
  expiresAt: z.iso.datetime(),
  /** Safe Mode is off and the person asked for exactly this: the device approves it without a press. Absent: it waits. */
  autoApproved: z.literal(true).optional(),
})
export type Proposal = z.infer<typeof proposal>

/**
 * Where a field of an intent came from: typed as an order that the strict grammar reads, changed on the card, set in the
 * vault's settings, following from what the person wrote (the network of a token), written in the newest message in other
 * words, remembered, answered by a tool, or chosen by the model. The first four count as the person's own;
 * the later it stands here, the less it does.
 */
export const PROVENANCES = [
  'typed',
  'picked',
  'setting',
  'follows',
  'written',
  'memory',
  'tool',
  'model',
] as const
export type Provenance = (typeof PROVENANCES)[number]

export const PROPOSAL_STATES = ['open', 'approved', 'rejected', 'expired', 'replaced'] as const
export type ProposalState = (typeof PROPOSAL_STATES)[number]

/** One intent of a card: decoded and simulated by the server, never told by the model. */
const proposedIntent = z.object({
  intent,
  intentHash: z.string(),
  provenance: z.array(z.object({ field: z.string(), label: z.string(), from: z.enum(PROVENANCES) })),
  preview: previewView,
  /** Everything that moves, by its address. */
  tokens: z.array(tokenView),
  swap: z
    .object({
      priceImpactPct: z.number().nullable(),
      route: z.array(routeStep),
      fees: z.array(quoteFee),
      sellUsd: z.number().nullable(),
      minBuyUsd: z.number().nullable(),
    })
    .nullable(),
  /** Null where a price is not known. */
  maxLoss: maxLossView.nullable(),
  risks: z.array(riskFact),
  /** What became of it once approved. */
  outcome: intentView.nullable(),
})
export type ProposedIntent = z.infer<typeof proposedIntent>

export const proposalView = z.object({
  proposalId: z.uuid(),
  state: z.enum(PROPOSAL_STATES),
  /** Of everything that an approval approves. */
  actionHash: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Bound to this action, message, vault and session; counts once. Null unless the card is open. */
  approvalToken: z.string().nullable(),
  /** Safe Mode is off and the person asked for exactly this: the person's device may approve it without a press. */
  needsNoPress: z.boolean(),
  /** In the order in which they run. */
  intents: z.array(proposedIntent).min(1),
  /** What the vault holds now of what several steps move; null: not known. None while there is nothing to approve. */
  held: z.array(z.object({ chain: chainId, token: z.string(), amountRaw: rawFigure.nullable() })),
  /** Why it cannot be approved although it could be done: Safe Mode and a dangerous token. */
  blockedBy: z.string().nullable(),
  /** The card that took its place. */
  replacedBy: z.uuid().nullable(),
})
export type ProposalView = z.infer<typeof proposalView>

/** A card that nobody pressed in this time has to be made anew: prices have moved on. */
export const APPROVAL_LIFE_MS = 60_000

/** Told to every tab: a card was made, decided, expired or replaced. */
export const proposalChanged = defineTopic(
  'proposal-changed',
  z.object({ vaultId, proposalId: z.uuid(), state: z.enum(PROPOSAL_STATES) }),
)

export const proposalRoutes = {
  getProposal: defineRoute({
    method: 'GET',
    path: '/api/proposals/:proposalId',
    summary: 'The confirm card: decoded, simulated, with everything to know before approving',
    access: 'vault-key',
    rate: 'read',
    params: z.object({ proposalId: z.uuid() }),
    query: z.object({ vaultId }),
    response: proposalView,
  }),
  rejectProposal: defineRoute({
    method: 'POST',
    path: '/api/proposals/:proposalId/reject',
    summary: 'Turns it down for good',
    access: 'vault-key',
    rate: 'write',
    params: z.object({ proposalId: z.uuid() }),
    body: z.object({ vaultId }),
    response: proposalView,
  }),
  reviseProposal: defineRoute({
    method: 'POST',
    path: '/api/proposals/:proposalId/revise',
    summary: 'Makes a new card of an old one, with other figures or only fresh prices',
    access: 'vault-key',
    rate: 'write',
    params: z.object({ proposalId: z.uuid() }),
    body: z.object({
      vaultId,
      amount: amountField.optional(),
      slippage: z.number().min(0).max(40).optional(),
      to: z.string().trim().min(3).max(64).optional(),
    }),
    response: proposalView,
  }),
}
