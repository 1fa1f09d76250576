import { swapErrors } from '@windhover/core/swaps/errors'
import { z } from 'zod'
import type { Upstream } from '../../platform/upstream/call-upstream.ts'
import { exactInteger } from '../../platform/upstream/exact-integer.ts'
import type { QuoteRequest } from '../../ports/swap-venue.ts'
import { mintOf } from './mints.ts'

const lamports = exactInteger.nullish().transform((value) => value ?? 0n)

const orderAnswer = z.object({
  inputMint: z.string(),
  outputMint: z.string(),
  inAmount: exactInteger,
  outAmount: exactInteger,
  otherAmountThreshold: exactInteger,
  slippageBps: z.number(),
  /** Percentage points, a loss below zero. */
  priceImpact: z.number().nullish(),
  routePlan: z.array(
    z.object({
      swapInfo: z.object({ label: z.string().nullish(), inputMint: z.string(), outputMint: z.string() }),
      percent: z.number().nullish(),
      bps: z.number().nullish(),
    }),
  ),
  platformFee: z.object({ amount: exactInteger.nullish(), feeMint: z.string().nullish() }).nullish(),
  signatureFeeLamports: lamports,
  prioritizationFeeLamports: lamports,
  rentFeeLamports: lamports,
  /** `jupiterz` is a maker who fills to the last unit; the others are routes through pools. */
  router: z.string(),
  /** Null where nobody asked for one, empty where it could not be built. */
  transaction: z.string().nullable(),
  lastValidBlockHeight: exactInteger.nullish(),
  requestId: z.string().min(1),
  expireAt: z.coerce.number().nullish(),
  errorCode: z.number().nullish(),
  errorMessage: z.string().nullish(),
})
export type OrderAnswer = z.output<typeof orderAnswer>

/** What the operator takes, by the venue's own referral program. */
export type ReferralFee = { readonly account: string; readonly bps: number }

/** An answer about exactly what was asked; the slippage always travels along, so that the venue chooses none itself. */
export async function askOrder(
  { api, fee }: { readonly api: Upstream; readonly fee: ReferralFee | null },
  asked: QuoteRequest,
): Promise<OrderAnswer> {
  const [inputMint, outputMint] = [mintOf(asked.sellToken), mintOf(asked.buyToken)]
  if (inputMint === outputMint) throw swapErrors.sameToken()
  const query = new URLSearchParams({
    inputMint,
    outputMint,
    amount: `${asked.sellAmountRaw}`,
    slippageBps: `${asked.slippageBps}`,
    ...(asked.taker === null ? {} : { taker: asked.taker }),
    ...(fee === null ? {} : { referralAccount: fee.account, referralFee: `${fee.bps}` }),
  })
  const answer = await api.get(`/swap/v2/order?${query}`, orderAnswer)
  const isAsAsked =
    answer.inputMint === inputMint &&
    answer.outputMint === outputMint &&
    answer.inAmount === asked.sellAmountRaw &&
    answer.slippageBps <= asked.slippageBps
  if (!isAsAsked) throw swapErrors.venueWrong({ context: { venue: 'jupiter', part: 'order' } })
  if (answer.outAmount <= 0n) throw swapErrors.amountTooSmall({ context: { venue: 'jupiter' } })
  return answer
}
