import {
  type Address,
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  numberToHex,
  parseAbiParameters,
  zeroAddress,
} from 'viem'
import { routerAbi } from './chain-contracts.ts'
import type { PermitData } from './request-schemas.ts'
import { packV3Path, type Step, type TradeType, v4PathKeys } from './route-path.ts'

/** Of the Universal Router. */
const COMMAND = {
  v3In: 0x00,
  v3Out: 0x01,
  sweep: 0x04,
  permit: 0x0a,
  wrap: 0x0b,
  unwrap: 0x0c,
  v4: 0x10,
} as const
/** Of its v4 part. */
const ACTION = { swapIn: 0x07, swapOut: 0x09, settleAll: 0x0c, takeAll: 0x0f } as const
/** Names that the router replaces by the caller and by itself. */
const CALLER: Address = '0x0000000000000000000000000000000000000001'
const ROUTER: Address = '0x0000000000000000000000000000000000000002'

const SWAP = parseAbiParameters('address, uint256, uint256, bytes, bool')
const TO_AMOUNT = parseAbiParameters('address, uint256')
const TOKEN_TO_AMOUNT = parseAbiParameters('address, address, uint256')
const PERMIT = parseAbiParameters([
  'struct Details { address token; uint160 amount; uint48 expiration; uint48 nonce; }',
  'struct PermitSingle { Details details; address spender; uint256 sigDeadline; }',
  'PermitSingle, bytes',
])
/** As of router 2.1; without limits per hop the limit of the whole swap is the only one. */
const V4_SWAP = parseAbiParameters([
  'struct PathKey { address intermediateCurrency; uint24 fee; int24 tickSpacing; address hooks; bytes hookData; }',
  'struct Swap { address currency; PathKey[] path; uint256[] maxHopSlippage; uint128 exactAmount; uint128 limitAmount; }',
  'Swap',
])

export type SwapPlan = {
  readonly type: TradeType
  readonly steps: readonly Step[]
  readonly tokenIn: Address
  readonly tokenOut: Address
  /** Exact, or the most that may be spent. */
  readonly amountIn: bigint
  /** The least that must come out, or exact. */
  readonly amountOut: bigint
  readonly permit?: { readonly data: PermitData; readonly signature: Hex }
  /** Native coin that came in by mistake goes back. */
  readonly sweepsNative: boolean
  readonly deadlineSec: bigint
}

type Call = { readonly command: number; readonly input: Hex }

export function encodeSwap(plan: SwapPlan): { readonly data: Hex; readonly valueWei: bigint } {
  const calls = [
    ...permitCalls(plan),
    ...(plan.steps[0]?.protocol === 'v4' ? v4Calls(plan) : v3Calls(plan)),
    ...(plan.sweepsNative ? [sweepNative()] : []),
  ]
  const data = encodeFunctionData({
    abi: routerAbi,
    functionName: 'execute',
    args: [
      commandBytes(calls.map((call) => call.command)),
      calls.map((call) => call.input),
      plan.deadlineSec,
    ],
  })
  return { data, valueWei: plan.tokenIn === zeroAddress ? plan.amountIn : 0n }
}

function commandBytes(commands: readonly number[]): Hex {
  return concatHex(commands.map((command) => numberToHex(command, { size: 1 })))
}

function permitCalls({ permit }: SwapPlan): readonly Call[] {
  if (!permit) return []
  const { details, spender, sigDeadline } = permit.data.values
  const single = {
    details: { ...details, expiration: Number(details.expiration), nonce: Number(details.nonce) },
    spender,
    sigDeadline,
  }
  return [{ command: COMMAND.permit, input: encodeAbiParameters(PERMIT, [single, permit.signature]) }]
}

function v3Calls(plan: SwapPlan): readonly Call[] {
  const { type, steps, amountIn, amountOut } = plan
  const isNativeIn = plan.tokenIn === zeroAddress
  const isNativeOut = plan.tokenOut === zeroAddress
  const isExactInput = type === 'EXACT_INPUT'
  const recipient = isNativeOut ? ROUTER : CALLER
  const path = packV3Path(steps, type)
  const amounts = isExactInput ? ([amountIn, amountOut] as const) : ([amountOut, amountIn] as const)
  const toAmount = (to: Address, amount: bigint): Hex => encodeAbiParameters(TO_AMOUNT, [to, amount])
  return [
    ...(isNativeIn ? [{ command: COMMAND.wrap, input: toAmount(ROUTER, amountIn) }] : []),
    {
      command: isExactInput ? COMMAND.v3In : COMMAND.v3Out,
      input: encodeAbiParameters(SWAP, [recipient, ...amounts, path, !isNativeIn]),
    },
    ...(isNativeOut ? [{ command: COMMAND.unwrap, input: toAmount(CALLER, amountOut) }] : []),
    // What an exact output did not need of the wrapped coin.
    ...(isNativeIn && !isExactInput ? [{ command: COMMAND.unwrap, input: toAmount(CALLER, 0n) }] : []),
  ]
}

function v4Calls(plan: SwapPlan): readonly Call[] {
  const { type, steps, tokenIn, tokenOut, amountIn, amountOut } = plan
  const isExactInput = type === 'EXACT_INPUT'
  const hops = { path: v4PathKeys(steps, type), maxHopSlippage: [] }
  const swap = isExactInput
    ? { ...hops, currency: tokenIn, exactAmount: amountIn, limitAmount: amountOut }
    : { ...hops, currency: tokenOut, exactAmount: amountOut, limitAmount: amountIn }
  const actions = commandBytes([
    isExactInput ? ACTION.swapIn : ACTION.swapOut,
    ACTION.settleAll,
    ACTION.takeAll,
  ])
  const inputs = [
    encodeAbiParameters(V4_SWAP, [swap]),
    encodeAbiParameters(TO_AMOUNT, [tokenIn, amountIn]),
    encodeAbiParameters(TO_AMOUNT, [tokenOut, amountOut]),
  ]
  const input = encodeAbiParameters(parseAbiParameters('bytes, bytes[]'), [actions, inputs])
  const leavesNative = tokenIn === zeroAddress && !isExactInput
  return [{ command: COMMAND.v4, input }, ...(leavesNative ? [sweepNative()] : [])]
}

function sweepNative(): Call {
  return { command: COMMAND.sweep, input: encodeAbiParameters(TOKEN_TO_AMOUNT, [zeroAddress, CALLER, 0n]) }
}
