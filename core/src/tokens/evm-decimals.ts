/** R2-308: what is said, else what is usual. Whoever moves money asks the contract itself. */
export function evmDecimals(symbol: string, told?: number | null): number {
  return told ?? (symbol === 'USDC' ? USDC_DECIMALS : USUAL_DECIMALS)
}

const USUAL_DECIMALS = 18
const USDC_DECIMALS = 6
