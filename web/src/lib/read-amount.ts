const SIZES: Readonly<Record<string, number>> = { '': 1, K: 1e3, M: 1e6, B: 1e9 }

/** '50K' is 50,000; null where nothing is written, NaN where it is no amount. */
export function readAmount(text: string): number | null {
  const plain = text.replaceAll(/[\s,$]/g, '').toUpperCase()
  if (plain === '') return null
  const [, digits, size = ''] = /^(\d+(?:\.\d*)?|\.\d+)([KMB]?)$/.exec(plain) ?? []
  return Number(digits) * (SIZES[size] ?? Number.NaN)
}
