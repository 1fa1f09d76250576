/** A raw amount in whole units, every digit of it and nothing else: what `parseAmount` reads back to the same. */
export function formatAmount(amountRaw: bigint, decimals: number): string {
  const digits = (amountRaw < 0n ? -amountRaw : amountRaw).toString().padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const fraction = digits.slice(point).replace(/0+$/, '')
  const text = fraction === '' ? digits.slice(0, point) : `${digits.slice(0, point)}.${fraction}`
  return amountRaw < 0n ? `-${text}` : text
}
