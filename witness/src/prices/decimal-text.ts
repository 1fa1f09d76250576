const DIGITS_MAX = 60

/** A price as digits with a point, never with an exponent, and every digit that the number has. */
export function decimalText(price: number): string {
  const [mantissa = '0', exponent = '0'] = String(price).split('e')
  const [whole = '0', part = ''] = mantissa.split('.')
  const shift = Number(exponent)
  const digits = whole + part
  const point = whole.length + shift
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits.padEnd(point, '0')
  const at = Math.max(point, 1)
  const fraction = padded.slice(at, at + DIGITS_MAX).replace(/0+$/, '')
  const integer = padded.slice(0, at).replace(/^0+(?=\d)/, '')
  return fraction === '' ? integer : `${integer}.${fraction}`
}
