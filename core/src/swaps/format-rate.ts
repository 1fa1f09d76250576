const SIGNIFICANT = 5
/** A rate below this is told for more of the token that is sold. */
const READABLE_FROM = 0.001

const SCALES = [
  { factor: 1, word: '1' },
  { factor: 1e3, word: '1K' },
  { factor: 1e6, word: '1M' },
  { factor: 1e9, word: '1B' },
] as const

type Amount = { readonly raw: bigint; readonly decimals: number; readonly symbol: string }

/** '1 USDC = 1.9288 JUP', and of what is worth very little '1M BONK = 0.1097 SOL'. For reading alone. */
export function formatRate(sell: Amount, buy: Amount): string {
  const sold = inUnits(sell)
  const rate = sold === 0 ? 0 : inUnits(buy) / sold
  const largest = SCALES[SCALES.length - 1] ?? SCALES[0]
  const scale = SCALES.find(({ factor }) => rate * factor >= READABLE_FROM) ?? largest
  return `${scale.word} ${sell.symbol} = ${showRate(rate * scale.factor)} ${buy.symbol}`
}

function showRate(rate: number): string {
  if (rate >= 10 ** SIGNIFICANT) return rate.toLocaleString('en-US', { maximumFractionDigits: 0 })
  return rate.toLocaleString('en-US', { maximumSignificantDigits: SIGNIFICANT })
}

function inUnits({ raw, decimals }: Amount): number {
  return Number(raw) / 10 ** decimals
}
