import {
  INTENT_CHANGED,
  type IntentView,
  type PreviewView,
  transactionRoutes,
} from '@windhover/core/transactions/contract'
import { transactionErrors } from '@windhover/core/transactions/errors'
import type { Intent } from '@windhover/core/transactions/intent'
import type { StubServer } from '../stub-server.ts'

/** The calls that move money: what is submitted is kept, and the test says what becomes of it. */
export class MoneyIntents {
  preview: PreviewView = worksWith([])
  /** How submitting itself ends. */
  submits: 'taken' | 'no-answer-of-ours' | 'refused-without-words' = 'taken'
  readonly submitted: Intent[] = []
  readonly #server: StubServer
  #outcome: Outcome = { state: 'APPROVED', failure: null }

  constructor(server: StubServer) {
    this.#server = server
    server.answer(transactionRoutes.previewIntent, () => this.preview)
    server.answer(transactionRoutes.listRecipients, { recipients: [] })
    server.answer(transactionRoutes.submitIntent, ({ body }) => this.#take(body.intent))
    server.answer(transactionRoutes.getIntent, ({ params }) => {
      const intent = this.submitted.findLast(({ id }) => id === params.intentId)
      return intent === undefined ? notFound() : viewOf(intent, this.#outcome)
    })
  }

  /** What every intent has come to, from now on; open tabs are told. */
  becomes(state: IntentView['state'], failure: string | null = null): void {
    this.#outcome = { state, failure }
    const last = this.submitted.at(-1)
    if (last !== undefined) this.#server.publish(INTENT_CHANGED, viewOf(last, this.#outcome))
  }

  #take(intent: Intent): IntentView | Response {
    this.submitted.push(intent)
    if (this.submits === 'no-answer-of-ours') return new Response('<h1>Bad gateway</h1>', { status: 502 })
    if (this.submits === 'refused-without-words') return new Response('<h1>Conflict</h1>', { status: 409 })
    return viewOf(intent, this.#outcome)
  }
}

type Outcome = Pick<IntentView, 'state' | 'failure'>

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

const EXPLORERS = {
  ...{ solana: 'https://solscan.io/tx/', ethereum: 'https://etherscan.io/tx/' },
  ...{ bsc: 'https://bscscan.com/tx/', hedera: 'https://hashscan.io/mainnet/transaction/' },
} as const

function viewOf(intent: Intent, outcome: Outcome): IntentView {
  const now = new Date().toISOString()
  const isKnown = outcome.state === 'CONFIRMED'
  return {
    intent,
    intentHash: 'hash',
    ...outcome,
    origin: 'panel',
    transactionId: isKnown ? 'transaction' : null,
    explorerUrl: isKnown ? `${EXPLORERS[intent.chain]}transaction` : null,
    receipt: null,
    createdAt: now,
    changedAt: now,
    checkedAt: now,
  }
}
