const USD_MAX = 10_000_000
const USD_TEXT = /^\$?\s*(\d{1,3}(,\d{3})+|\d+)(\.\d{0,2})?$/

/** '2,000.00' as people write dollars; null for anything that is no limit. */
export function readUsd(text: string): number | null {
  const trimmed = text.trim()
  if (!USD_TEXT.test(trimmed)) return null
  const usd = Number(trimmed.replace(/[$,\s]/g, ''))
  return usd >= 0.01 && usd <= USD_MAX ? usd : null
}

/** '2,000.00' */
export function writeUsd(usd: number): string {
  return usd.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}
