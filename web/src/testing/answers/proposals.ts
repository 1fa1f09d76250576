import type { RawAmount } from '@windhover/core/money/raw-amount'
import type { SwapIntent } from '@windhover/core/swaps/intents/swap'
import type { IntentView } from '@windhover/core/transactions/contract'
import type { ProposalView, ProposedIntent } from '@windhover/core/transactions/proposal'
import type { TransferIntent } from '@windhover/core/transfers/intents/transfer'
import { JUP, PROPOSAL, SOL, token } from './tools.ts'

/** A swap that the agent prepared, as the approval card gets it. */

const intent: SwapIntent = {
  id: '7a1f3f2e-8c39-4f3e-9a44-0a86a2a3f0ac',
  vaultId: '1042',
  type: 'swap',
  chain: 'solana',
  venue: 'jupiter',
  sellToken: 'native',
  buyToken: JUP,
  sellAmountRaw: '2500000000',
  quotedBuyAmountRaw: '811906000',
  minBuyAmountRaw: '796130000',
  slippageBps: 200,
  serviceFeeRaw: '25000000',
}

const fee = (kind: 'network' | 'service', amountRaw: RawAmount, amountUsd: number) => ({
  kind,
  token: 'native',
  symbol: 'SOL',
  decimals: 9,
  amountRaw,
  amountUsd,
})

/** A card of one intent, as the server would draw it now, with so many seconds left. */
export function proposal(
  leftMs = 52_000,
  { shown = {}, ...changes }: Partial<ProposalView> & { shown?: Partial<ProposedIntent> } = {},
): ProposalView {
  const now = Date.now()
  return {
    proposalId: PROPOSAL,
    state: 'open',
    actionHash: 'b'.repeat(64),
    createdAt: new Date(now + leftMs - 60_000).toISOString(),
    expiresAt: new Date(now + leftMs).toISOString(),
    approvalToken: 'token',
    needsNoPress: false,
    intents: [{ ...swapShown(), ...shown }],
    held: [],
    blockedBy: null,
    replacedBy: null,
    ...changes,
  }
}

function swapShown(): ProposedIntent {
  return {
    intent,
    intentHash: 'a'.repeat(64),
    provenance: [
      { field: 'sellAmountRaw', label: 'Amount', from: 'typed' },
      { field: 'buyToken', label: 'Token', from: 'tool' },
      { field: 'slippageBps', label: 'Slippage', from: 'model' },
    ],
    preview: {
      succeeds: true,
      changes: [
        { token: 'native', symbol: 'SOL', decimals: 9, amountRaw: '-2500000000', amountUsd: -421.05 },
        { token: JUP, symbol: 'JUP', decimals: 6, amountRaw: '811906000', amountUsd: 416.26 },
      ],
      fees: [fee('network', '105000', 0.02), fee('service', '25000000', 4.21)],
      after: [
        { token: 'native', amountRaw: '15921200000' },
        { token: JUP, amountRaw: '2000630000' },
      ],
      isComplete: true,
      warnings: [],
    },
    tokens: [SOL, token()],
    swap: {
      priceImpactPct: 0.08,
      route: [
        {
          label: 'Orca',
          fromToken: 'native',
          toToken: 'usdc',
          fromSymbol: 'SOL',
          toSymbol: 'USDC',
          sharePct: 100,
        },
        {
          label: 'Meteora',
          fromToken: 'usdc',
          toToken: JUP,
          fromSymbol: 'USDC',
          toSymbol: 'JUP',
          sharePct: 100,
        },
      ],
      fees: [],
      sellUsd: 421.05,
      minBuyUsd: 408.18,
    },
    maxLoss: { totalUsd: 12.89, priceUsd: 12.4, feesUsd: 0.49 },
    risks: [],
    outcome: null,
  }
}

/** A transfer to an address that this vault has never paid. */
export function firstTransfer(to: string): ProposalView {
  return proposal(52_000, { shown: transferShown(to) })
}

function transferShown(to: string): ProposedIntent {
  const { id, vaultId } = intent
  const sent: TransferIntent = {
    ...{ id, vaultId, type: 'transfer', chain: 'solana', token: 'native', to },
    amountRaw: '2000000000',
  }
  const preview: ProposedIntent['preview'] = {
    succeeds: true,
    changes: [{ token: 'native', symbol: 'SOL', decimals: 9, amountRaw: '-2000000000', amountUsd: -336.84 }],
    fees: [fee('network', '5000', 0.001)],
    after: [{ token: 'native', amountRaw: '16421301000' }],
    isComplete: true,
    warnings: [{ kind: 'first-time-recipient' }],
  }
  const none = { swap: null, provenance: [], risks: [], outcome: null }
  const maxLoss = { totalUsd: 336.84, priceUsd: 336.84, feesUsd: 0 }
  return { intent: sent, intentHash: 'c'.repeat(64), preview, tokens: [SOL], maxLoss, ...none }
}

/** A swap and then a payment out of what it brings. */
export function sequence(to: string): ProposalView {
  const sent = transferShown(to)
  if (!sent.preview.succeeds) throw new Error('the transfer succeeds')
  const preview: ProposedIntent['preview'] = {
    ...{ ...sent.preview, fees: [], after: [], isComplete: false, isPromised: true },
  }
  const held: ProposalView['held'] = [
    { chain: 'solana', token: 'native', amountRaw: '18446305000' },
    { chain: 'solana', token: JUP, amountRaw: '1188724000' },
  ]
  return proposal(52_000, { intents: [swapShown(), { ...sent, preview }], held })
}

/** What became of it once approved. */
export function outcome(state: 'SUBMITTED' | 'CONFIRMED', vaultId = intent.vaultId): IntentView {
  const isDone = state === 'CONFIRMED'
  return {
    intent: { ...intent, vaultId },
    intentHash: 'a'.repeat(64),
    state,
    origin: 'agent',
    failure: null,
    transactionId: 'tx1',
    explorerUrl: 'https://solscan.io/tx/tx1',
    receipt: isDone
      ? {
          quoted: [],
          executed: [],
          fees: [],
          confirmedAt: '2026-11-15T14:33:04.000Z',
          swap: {
            venue: 'jupiter',
            quotedBuyRaw: '811906000',
            minBuyRaw: '796130000',
            executedBuyRaw: '811906000',
            priceImpactPct: 0.08,
            route: [],
            orderId: null,
          },
        }
      : null,
    createdAt: '2026-11-15T14:33:00.000Z',
    changedAt: '2026-11-15T14:33:04.000Z',
    checkedAt: null,
  }
}
