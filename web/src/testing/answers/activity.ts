import { chainErrors } from '@windhover/core/chains/errors'
import { toFailure } from '@windhover/core/errors/failure'
import type { RawAmount } from '@windhover/core/money/raw-amount'
import { signerErrors } from '@windhover/core/signing/errors'
import { type IntentView, type ReceiptView, transactionRoutes } from '@windhover/core/transactions/contract'
import type { Intent } from '@windhover/core/transactions/intent'
import { groupOf } from '@windhover/core/transactions/intent-state'
import type { StubServer } from '../stub-server.ts'

const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const SOLANA_TO = '9wFk3TqYb1xVhJm8sRz2Lc7Nd4Pg6Qa5Ue3Ko2Lq7Rda'
const EVM_TO = '0x91aC04bE77c2Dd51A0e63F58cC4b1A29f03577e2'
const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const DAY_MS = 24 * 60 * MINUTE_MS

type Body = Intent extends infer Each ? (Each extends Intent ? Omit<Each, 'id' | 'vaultId'> : never) : never

const coin = (symbol: string, amountRaw: RawAmount) => ({
  token: symbol === 'SOL' ? 'native' : symbol,
  symbol,
  decimals: 9,
  amountRaw,
  amountUsd: Number(amountRaw) * 2e-7,
})
const NETWORK_FEE = {
  kind: 'network',
  token: 'native',
  symbol: 'SOL',
  decimals: 9,
  amountRaw: '105000',
  amountUsd: 0.02,
} as const

const UNI = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const USDC_ETHEREUM = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const SWAP = {
  type: 'swap',
  chain: 'ethereum',
  venue: 'uniswap-x',
  sellToken: USDC_ETHEREUM,
  buyToken: UNI,
  sellAmountRaw: '120000000',
  quotedBuyAmountRaw: '15000000000000000000',
  minBuyAmountRaw: '14700000000000000000',
  slippageBps: 200,
  serviceFeeRaw: null,
} as const

const usdc = (amountRaw: RawAmount) => ({
  token: USDC_ETHEREUM,
  symbol: 'USDC',
  decimals: 6,
  amountRaw,
  amountUsd: null,
})
const uni = (amountRaw: RawAmount) => ({
  token: UNI,
  symbol: 'UNI',
  decimals: 18,
  amountRaw,
  amountUsd: null,
})
const feeOf = (kind: 'venue' | 'service') => ({
  ...usdc('180000'),
  kind,
  amountUsd: 0.18,
})

/** An order that a filler filled, over two pools, with every kind of fee. */
const SWAP_RECEIPT: Omit<ReceiptView, 'confirmedAt'> = {
  quoted: [usdc('-120000000'), uni('15000000000000000000')],
  executed: [usdc('-120000000'), uni('14995000000000000000')],
  fees: [feeOf('venue'), feeOf('service')],
  swap: {
    venue: 'uniswap-x',
    quotedBuyRaw: '15000000000000000000',
    minBuyRaw: '14700000000000000000',
    executedBuyRaw: '14995000000000000000',
    priceImpactPct: 0.08,
    route: [
      { label: 'Uniswap V3', fromToken: USDC_ETHEREUM, toToken: WETH, sharePct: 100 },
      { label: 'Uniswap V2', fromToken: WETH, toToken: UNI, sharePct: 60 },
    ],
    orderId: `0x${'5d20b8f1'.repeat(8)}`,
  },
}

/** Every state at once: a living chain shows most of them for a moment only, and some by bad luck alone. */
export function answerEveryState(server: StubServer, vaultId: string): void {
  const { newest, older } = makeIntents(vaultId)
  server.answer(transactionRoutes.listIntents, ({ query }) => {
    const page = query.get('cursor') === 'older' ? older : newest
    const [chain, group] = [query.get('chain'), query.get('group')]
    const isAskedFor = ({ intent, state }: IntentView) =>
      (chain === null || intent.chain === chain) && (group === null || groupOf(state) === group)
    return { intents: page.filter(isAskedFor), nextCursor: page === newest ? 'older' : null }
  })
}

/** One intent of each kind of state, on two pages. */
function makeIntents(vaultId: string): { newest: IntentView[]; older: IntentView[] } {
  const nowMs = Date.now()
  const ago = (ms: number) => new Date(nowMs - ms).toISOString()
  const make = (ageMs: number, body: Body, facts: Partial<IntentView>): IntentView => ({
    intent: { id: crypto.randomUUID(), vaultId, ...body },
    intentHash: 'ab'.repeat(32),
    state: 'CONFIRMED',
    origin: 'panel',
    failure: null,
    transactionId: null,
    explorerUrl: null,
    receipt: null,
    createdAt: ago(ageMs),
    changedAt: ago(ageMs),
    checkedAt: null,
    ...facts,
  })
  const sent = {
    transactionId: '4Hq8mZt19vT5kQhVbx9Tz4mPw7kQhVbx9',
    explorerUrl: 'https://solscan.io/tx/4Hq8',
  }
  const sendSol = { type: 'transfer', chain: 'solana', token: 'native', to: SOLANA_TO } as const
  return {
    newest: [
      make(SECOND_MS, { ...sendSol, token: USDC, amountRaw: '120000000' }, { state: 'APPROVED' }),
      make(
        2 * SECOND_MS,
        { type: 'transfer', chain: 'ethereum', token: 'native', to: EVM_TO, amountRaw: '120000000000000000' },
        { state: 'PLANNED' },
      ),
      make(
        14 * SECOND_MS,
        { type: 'unwrap', chain: 'hedera', amountRaw: '15000000000' },
        { state: 'SUBMITTED', ...sent },
      ),
      make(
        13 * MINUTE_MS,
        { type: 'transfer', chain: 'bsc', token: 'native', to: EVM_TO, amountRaw: '5000000000000000000' },
        { state: 'UNKNOWN', checkedAt: ago(20 * SECOND_MS), ...sent },
      ),
      make(
        20 * MINUTE_MS,
        { type: 'wrap', chain: 'solana', amountRaw: '350000000' },
        {
          ...sent,
          receipt: {
            quoted: [coin('SOL', '-350000000'), coin('WSOL', '350000000')],
            executed: [coin('SOL', '-350000000'), coin('WSOL', '349800000')],
            fees: [NETWORK_FEE],
            confirmedAt: ago(20 * MINUTE_MS),
          },
        },
      ),
      make(
        25 * MINUTE_MS,
        { ...SWAP },
        { ...sent, receipt: { ...SWAP_RECEIPT, confirmedAt: ago(25 * MINUTE_MS) } },
      ),
    ],
    older: [
      make(
        2 * DAY_MS,
        { ...sendSol, amountRaw: '100000000' },
        {
          state: 'FAILED',
          failure: toFailure(chainErrors.reverted({ text: '=HYPERLINK("http://evil")' })),
          ...sent,
          receipt: { quoted: [], executed: [], fees: [NETWORK_FEE], confirmedAt: null },
        },
      ),
      make(3 * DAY_MS, { type: 'associate', chain: 'hedera', token: '0.0.731904' }, { state: 'EXPIRED' }),
      make(
        3 * DAY_MS,
        { ...sendSol, amountRaw: '1' },
        { state: 'REJECTED', failure: toFailure(signerErrors.overTransactionLimit()) },
      ),
    ],
  }
}
