import type { SwapQuote } from './quote-swap.ts'
import type { TradedToken } from './traded-token.ts'

export type ExecuteAnswer = ExecuteSuccess | ExecuteFailure

type ExecuteSuccess = {
  readonly status: 'Success'
  readonly code: 0
  readonly signature: string
  readonly slot: string
  readonly totalInputAmount: string
  readonly totalOutputAmount: string
  readonly inputAmountResult: string
  readonly outputAmountResult: string
  readonly swapEvents: readonly SwapEvent[]
}

type SwapEvent = {
  readonly inputMint: string
  readonly inputAmount: string
  readonly outputMint: string
  readonly outputAmount: string
}

type ExecuteFailure = {
  readonly status: 'Failed'
  readonly code: number
  readonly error: string
  readonly signature?: string
  readonly slot?: string
}

export const EXECUTE_CODES = {
  missingOrder: -1,
  invalidTransaction: -2,
  otherMessage: -3,
  notLanded: -1_000,
  notSigned: -1_003,
  blockHeight: -1_004,
  makerNotLanded: -2_000,
  quoteExpired: -2_003,
} as const

export function failed(
  code: number,
  error: string,
  landed?: { signature: string; slot: string },
): ExecuteAnswer {
  return { status: 'Failed', code, error, ...landed }
}

export function succeeded(
  order: { readonly input: TradedToken; readonly output: TradedToken; readonly quote: SwapQuote },
  landed: { signature: string; slot: bigint; inputRaw: bigint; outputRaw: bigint },
): ExecuteAnswer {
  const totalInputAmount = landed.inputRaw.toString()
  const totalOutputAmount = landed.outputRaw.toString()
  return {
    status: 'Success',
    code: 0,
    signature: landed.signature,
    slot: landed.slot.toString(),
    totalInputAmount,
    totalOutputAmount,
    inputAmountResult: totalInputAmount,
    outputAmountResult: (landed.outputRaw + order.quote.feeRaw).toString(),
    swapEvents: [
      {
        inputMint: order.input.listing.address,
        inputAmount: totalInputAmount,
        outputMint: order.output.listing.address,
        outputAmount: totalOutputAmount,
      },
    ],
  }
}
