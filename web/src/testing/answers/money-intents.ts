import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import type { AppError } from '@windhover/core/errors/app-error'
import { toFailure } from '@windhover/core/errors/failure'
import type { RawAmount } from '@windhover/core/money/raw-amount'
import { isSameToken } from '@windhover/core/swaps/counterpart'
import type { SwapIntent } from '@windhover/core/swaps/intents/swap'
import { QUICK_PICKS } from '@windhover/core/tokens/quick-picks'
import { approvalRoutes } from '@windhover/core/transactions/approval-routes'
import {
  type ChangeView,
  type IntentView,
  intentChanged,
  type PreviewView,
  transactionRoutes,
} from '@windhover/core/transactions/contract'
import { transactionErrors } from '@windhover/core/transactions/errors'
import type { Intent } from '@windhover/core/transactions/intent'
import type { StubServer } from '../stub-server.ts'

/** The calls that move money: what is submitted is kept, and the test says what becomes of it. */
export class MoneyIntents {
  /** Null: that it works. */
  preview: PreviewView | null = null
  /** What a swap brings; null: what was quoted. */
  received: RawAmount | null = null
  /** How submitting itself ends. */
  submits: 'taken' | 'no-answer-of-ours' | 'refused-without-words' = 'taken'
  readonly submitted: Intent[] = []
  readonly #server: StubServer
  #outcome: Outcome = { state: 'APPROVED', failure: null }

  constructor(server: StubServer) {
    this.#server = server
    server.answer(transactionRoutes.previewIntent, ({ body }) => {
      const { intent } = body
      return this.preview ?? (intent.type === 'swap' ? swapWorks(intent) : worksWith([]))
    })
    server.answer(transactionRoutes.listRecipients, { recipients: [] })
    server.answer(approvalRoutes.submitIntent, ({ body }) => this.#take(body.intent))
    server.answer(transactionRoutes.getIntent, ({ params }) => {
      const intent = this.submitted.findLast(({ id }) => id === params.intentId)
      return intent === undefined ? notFound() : this.#view(intent)
    })
  }

  #view(intent: Intent): IntentView {
    return viewOf(intent, { ...this.#outcome, received: this.received })
  }

  /** What every intent has come to, from now on; open tabs are told. */
  becomes(state: IntentView['state'], error: AppError | null = null): void {
    this.#outcome = { state, failure: error === null ? null : toFailure(error) }
    const last = this.submitted.at(-1)
    if (last !== undefined) this.#server.publish(intentChanged, this.#view(last))
  }

  #take(intent: Intent): IntentView | Response {
    this.submitted.push(intent)
    if (this.submits === 'no-answer-of-ours') return new Response('<h1>Bad gateway</h1>', { status: 502 })
    if (this.submits === 'refused-without-words') return new Response('<h1>Conflict</h1>', { status: 409 })
    return this.#view(intent)
  }
}

type Outcome = Pick<IntentView, 'state' | 'failure'>
type Ended = Outcome & { readonly received: RawAmount | null }

const notFound = () => {
  const { code, message, status } = transactionErrors.notFound()
  const body = { error: message, code, retryable: false, requestId: 'request-1' }
  return Response.json(body, { status })
}

export const worksWith = (warnings: PreviewView['warnings']): PreviewView => ({
  succeeds: true,
  changes: [{ token: 'native', symbol: 'SOL', decimals: 9, amountRaw: '-1000000000', amountUsd: -150 }],
  fees: [
    { kind: 'network', token: 'native', symbol: 'SOL', decimals: 9, amountRaw: '5000', amountUsd: 0.00075 },
  ],
  after: [{ token: 'native', amountRaw: '3999995000' }],
  isComplete: true,
  warnings: [...warnings],
})

/** Of a vault that holds five coins, on Hedera a thousand, and two thousand of what it buys. */
export const swapWorks = (intent: SwapIntent): PreviewView => {
  const { native } = CHAINS[intent.chain]
  const unit = 10n ** BigInt(native.decimals)
  const coins = intent.chain === 'hedera' ? 1_000n : 5n
  const fee = { token: 'native', ...native, amountRaw: '5000', amountUsd: 0.001 } as const
  const sold = { token: intent.sellToken, ...tokenOf(intent.chain, intent.sellToken) }
  const bought = { token: intent.buyToken, ...tokenOf(intent.chain, intent.buyToken) }
  const heldOf = (token: string, decimals: number) =>
    token === 'native' ? coins * unit : 2_000n * 10n ** BigInt(decimals)
  const left = heldOf(sold.token, sold.decimals) - BigInt(intent.sellAmountRaw)
  return {
    succeeds: true,
    changes: [
      { ...sold, amountRaw: `${-BigInt(intent.sellAmountRaw)}`, amountUsd: null },
      { ...bought, amountRaw: intent.quotedBuyAmountRaw, amountUsd: null },
    ],
    fees: [{ kind: 'network', ...fee }],
    after: [
      { token: sold.token, amountRaw: `${sold.token === 'native' ? left - 5_000n : left}` },
      {
        token: bought.token,
        amountRaw: `${heldOf(bought.token, bought.decimals) + BigInt(intent.quotedBuyAmountRaw)}`,
      },
    ],
    isComplete: true,
    warnings: [],
  }
}

function tokenOf(chain: ChainId, token: string): { symbol: string; decimals: number } {
  const known = QUICK_PICKS[chain].find(({ address }) => isSameToken(address, token))
  return known === undefined
    ? { symbol: 'TOKEN', decimals: 6 }
    : { symbol: known.symbol, decimals: known.decimals }
}

const EXPLORERS = {
  ...{ solana: 'https://solscan.io/tx/', ethereum: 'https://etherscan.io/tx/' },
  ...{ bsc: 'https://bscscan.com/tx/', hedera: 'https://hashscan.io/mainnet/transaction/' },
} as const

function viewOf(intent: Intent, { received, ...outcome }: Ended): IntentView {
  const now = new Date().toISOString()
  const isKnown = outcome.state === 'CONFIRMED'
  return {
    intent,
    intentHash: 'hash',
    ...outcome,
    origin: 'panel',
    transactionId: isKnown ? 'transaction' : null,
    explorerUrl: isKnown ? `${EXPLORERS[intent.chain]}transaction` : null,
    receipt: isKnown && intent.type === 'swap' ? receiptOf(intent, received) : null,
    createdAt: now,
    changedAt: now,
    checkedAt: now,
  }
}

function receiptOf(intent: SwapIntent, received: RawAmount | null): IntentView['receipt'] {
  const executedBuyRaw = received ?? intent.quotedBuyAmountRaw
  const sold = { token: intent.sellToken, ...tokenOf(intent.chain, intent.sellToken), amountUsd: null }
  const bought = { token: intent.buyToken, ...tokenOf(intent.chain, intent.buyToken), amountUsd: null }
  const given: ChangeView = { ...sold, amountRaw: `${-BigInt(intent.sellAmountRaw)}` }
  return {
    quoted: [given, { ...bought, amountRaw: intent.quotedBuyAmountRaw }],
    executed: [given, { ...bought, amountRaw: executedBuyRaw }],
    fees: [],
    confirmedAt: new Date().toISOString(),
    swap: {
      venue: intent.venue,
      quotedBuyRaw: intent.quotedBuyAmountRaw,
      minBuyRaw: intent.minBuyAmountRaw,
      executedBuyRaw,
      ...{ priceImpactPct: 0.08, route: [], orderId: null },
    },
  }
}
