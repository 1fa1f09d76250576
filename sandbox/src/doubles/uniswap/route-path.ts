import { type Address, concatHex, type Hex, numberToHex } from 'viem'

/** One hop as the contracts see it. */
export type Step = {
  readonly protocol: 'v3' | 'v4'
  readonly tokenIn: Address
  readonly tokenOut: Address
  readonly fee: number
  readonly tickSpacing: number
  readonly hooks: Address
}

export type TradeType = 'EXACT_INPUT' | 'EXACT_OUTPUT'

/** Tokens and fees side by side; from the end to the start where the output is what is fixed. */
export function packV3Path(steps: readonly Step[], type: TradeType): Hex {
  const [first] = steps
  if (!first) throw new Error('A path needs a hop')
  const forward = [
    first.tokenIn,
    ...steps.flatMap((step) => [numberToHex(step.fee, { size: 3 }), step.tokenOut]),
  ]
  return concatHex(type === 'EXACT_INPUT' ? forward : forward.toReversed())
}

/** Each hop names the currency at its far end, seen from the side whose amount is fixed. */
export function v4PathKeys(steps: readonly Step[], type: TradeType) {
  return steps.map((step) => ({
    intermediateCurrency: type === 'EXACT_INPUT' ? step.tokenOut : step.tokenIn,
    fee: step.fee,
    tickSpacing: step.tickSpacing,
    hooks: step.hooks,
    hookData: '0x' as const,
  }))
}
