import { NETWORKS } from '@windhover/core/authority/networks'
import { type Address, getAddress, isAddressEqual } from 'viem'
import { z } from 'zod'
import { type FieldProblem, inputInvalid } from './refusal.ts'

const DEFAULT_SLIPPAGE_PPM = 10_000
const MOST_FEE_BPS = 1_000

const address = z
  .string()
  .regex(/^0x[a-fA-F0-9]{40}$/, 'Invalid ethereum address')
  .transform((text) => getAddress(text.toLowerCase()))
const token = z
  .string()
  .regex(/^0x(?!0{40})[a-fA-F0-9]{40}$/, 'Invalid ethereum address')
  .transform((text) => getAddress(text.toLowerCase()))
const amount = z
  .string()
  .regex(/^[1-9]\d*$/, 'Expected a positive integer')
  .transform(BigInt)
const count = (most: number) =>
  z
    .string()
    .regex(/^\d+$/, 'Expected number')
    .transform(Number)
    .pipe(z.number().max(most, `Number must be less than or equal to ${most}`))

/** Every parameter of the original; one that it does not know is refused. */
const query = z.strictObject({
  chainId: z
    .enum([`${NETWORKS.practice.ethereum}`, `${NETWORKS.practice.bsc}`], 'Unsupported chain')
    .transform(Number),
  sellToken: token,
  buyToken: token,
  sellAmount: amount.optional(),
  buyAmount: amount.optional(),
  taker: address.optional(),
  txOrigin: address.optional(),
  recipient: address.optional(),
  swapFeeRecipient: address.optional(),
  swapFeeBps: count(MOST_FEE_BPS).optional(),
  swapFeeToken: token.optional(),
  tradeSurplusRecipient: address.optional(),
  tradeSurplusMaxBps: count(10_000).optional(),
  gasPrice: amount.optional(),
  slippageBps: count(10_000).optional(),
  slippagePpm: count(1_000_000).optional(),
  excludedSources: z.string().optional(),
  sellEntireBalance: z.enum(['true', 'false']).optional(),
  wrapUnwrapMode: z.enum(['direct', 'settler']).optional(),
})
type Query = z.infer<typeof query>

export type SwapRequest = {
  readonly chainId: number
  readonly sellToken: Address
  readonly buyToken: Address
  readonly amount: { readonly side: 'sell' | 'buy'; readonly raw: bigint }
  readonly taker: Address | null
  readonly recipient: Address | null
  readonly fee: { readonly recipient: Address; readonly bps: number; readonly token: Address } | null
  readonly gasPrice: bigint | null
  readonly slippagePpm: number
  readonly excludedSources: readonly string[]
  readonly wrapDirectly: boolean
}

/** Throws the original's refusal with a reason per field. */
export function readSwapRequest(raw: unknown, wants: { readonly taker: boolean }): SwapRequest {
  const parsed = query.safeParse(raw)
  if (!parsed.success) throw inputInvalid(parsed.error.issues.flatMap(describeIssue))
  const problems = [...checkAmounts(parsed.data), ...checkPair(parsed.data), ...checkFee(parsed.data)]
  if (wants.taker && !parsed.data.taker) problems.push({ field: 'taker', reason: 'Required' })
  if (problems.length > 0) throw inputInvalid(problems)
  return toRequest(parsed.data)
}

function describeIssue(issue: z.core.$ZodIssue): readonly FieldProblem[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((field) => ({ field, reason: 'Unrecognized key' }))
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined
  return [{ field: issue.path.join('.'), reason: isMissing ? 'Required' : issue.message }]
}

function checkAmounts({ sellAmount, buyAmount, slippageBps, slippagePpm }: Query): FieldProblem[] {
  const problems: FieldProblem[] = []
  if ((sellAmount === undefined) === (buyAmount === undefined)) {
    problems.push({ field: 'sellAmount', reason: 'Exactly one of sellAmount or buyAmount must be provided' })
  }
  if (slippageBps !== undefined && slippagePpm !== undefined) {
    problems.push({ field: 'slippagePpm', reason: 'Mutually exclusive with slippageBps' })
  }
  return problems
}

function checkPair({ sellToken, buyToken }: Query): FieldProblem[] {
  if (!isAddressEqual(sellToken, buyToken)) return []
  return [{ field: 'buyToken', reason: 'buyToken and sellToken must be different' }]
}

function checkFee({
  swapFeeRecipient,
  swapFeeBps,
  swapFeeToken,
  sellToken,
  buyToken,
}: Query): FieldProblem[] {
  if ((swapFeeRecipient === undefined) !== (swapFeeBps === undefined)) {
    return [{ field: 'swapFeeBps', reason: 'swapFeeRecipient and swapFeeBps must be given together' }]
  }
  const isOneOfPair =
    swapFeeToken === undefined || [sellToken, buyToken].some((each) => each === swapFeeToken)
  return isOneOfPair
    ? []
    : [{ field: 'swapFeeToken', reason: 'Must be either the buyToken or the sellToken' }]
}

function toRequest(parsed: Query): SwapRequest {
  const { sellAmount, buyAmount, swapFeeRecipient, swapFeeBps } = parsed
  const ppm = parsed.slippagePpm ?? (parsed.slippageBps === undefined ? undefined : parsed.slippageBps * 100)
  const fee =
    swapFeeRecipient === undefined || swapFeeBps === undefined
      ? null
      : { recipient: swapFeeRecipient, bps: swapFeeBps, token: parsed.swapFeeToken ?? parsed.buyToken }
  return {
    chainId: parsed.chainId,
    sellToken: parsed.sellToken,
    buyToken: parsed.buyToken,
    amount:
      sellAmount === undefined ? { side: 'buy', raw: buyAmount ?? 0n } : { side: 'sell', raw: sellAmount },
    taker: parsed.taker ?? null,
    recipient: parsed.recipient ?? null,
    fee,
    gasPrice: parsed.gasPrice ?? null,
    slippagePpm: ppm ?? DEFAULT_SLIPPAGE_PPM,
    excludedSources: parsed.excludedSources?.split(',').map((source) => source.trim()) ?? [],
    wrapDirectly: parsed.wrapUnwrapMode !== 'settler',
  }
}
