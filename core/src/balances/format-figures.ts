import { formatAmount } from '../money/format-amount.ts'

const PRICE_DECIMALS = 3
const TOTAL_DECIMALS = 2
/** Amounts below this many whole units are shown in exponent form. */
const SMALL_DECIMALS = 4

const price = fixed(PRICE_DECIMALS)
const total = fixed(TOTAL_DECIMALS)
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 2 })

/** `$0.125`; a price of three decimals. */
export function formatPriceUsd(priceUsd: number): string {
  return `$${price.format(priceUsd)}`
}

/** `$1,234.50` */
export function formatTotalUsd(totalUsd: number): string {
  return totalUsd < 0 ? `-$${total.format(-totalUsd)}` : `$${total.format(totalUsd)}`
}

/** `$1.25B` */
export function formatMarketCap(marketCapUsd: number): string {
  return `$${compact.format(marketCapUsd)}`
}

/** Every digit, or exponent form under 0.0001: `1.5`, `-2e-7`. */
export function formatTransferAmount(amountRaw: bigint, decimals: number): string {
  const size = amountRaw < 0n ? -amountRaw : amountRaw
  if (size === 0n || decimals <= SMALL_DECIMALS || size >= 10n ** BigInt(decimals - SMALL_DECIMALS)) {
    return formatAmount(amountRaw, decimals)
  }
  const digits = size.toString()
  const fraction = digits.slice(1).replace(/0+$/, '')
  const mantissa = fraction === '' ? digits[0] : `${digits[0]}.${fraction}`
  return `${amountRaw < 0n ? '-' : ''}${mantissa}e-${decimals - digits.length + 1}`
}

function fixed(digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
