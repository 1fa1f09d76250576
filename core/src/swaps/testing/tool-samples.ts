import { SAMPLE_TIME as at, type ToolSamples } from '../../testing/sample-tool-answers.ts'
import { sampleToken as token } from '../../tokens/testing/sample-token.ts'
import { sampleProposal } from '../../transactions/testing/sample-proposal.ts'
import type { swapTools } from '../tools.ts'

const sol = {
  ...token,
  address: 'native',
  symbol: 'SOL',
  name: 'Solana',
  decimals: 9,
  priceUsd: 151.2249,
} as const

export const swapSamples: ToolSamples<typeof swapTools> = {
  get_swap_quote: {
    sell: sol,
    buy: token,
    quote: {
      terms: {
        chain: 'solana',
        venue: 'jupiter',
        sellToken: 'native',
        buyToken: token.address,
        sellAmountRaw: '2500000000',
        quotedBuyAmountRaw: '3062500123456',
        minBuyAmountRaw: '3000000000000',
        slippageBps: 200,
        serviceFeeRaw: null,
      },
      sellUsd: 378.06,
      buyUsd: 377.5,
      sellDecimals: 9,
      buyDecimals: 5,
      priceImpactPct: 0.08,
      maxLoss: { totalUsd: 8, priceUsd: 7.9, feesUsd: 0.1 },
      route: [],
      fees: [],
      quotedAt: at,
      expiresAt: null,
    },
  },
  get_network_fees: {
    fees: [
      {
        chain: 'solana',
        symbol: 'SOL',
        send: { amountText: '0.000005', usd: 0.000751 },
        swap: { amountText: '0.000105', usd: 0.0158 },
      },
      {
        chain: 'ethereum',
        symbol: 'ETH',
        send: { amountText: '0.000126', usd: 0.4095 },
        swap: { amountText: '0.00109', usd: 3.54 },
      },
      { chain: 'hedera', symbol: 'HBAR', send: null, swap: null },
    ],
  },
  propose_swap: { proposal: sampleProposal('swap') },
}
