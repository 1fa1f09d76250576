const PLAIN = /^(?:\d{1,30}(?:\.\d{1,30})?|\.\d{1,30})$/
/** Groups of three; '0,500' is half a unit to some and no number to us. */
const GROUPED = /^[1-9]\d{0,2}(?:,\d{3}){1,8}(?:\.\d{1,30})?$/
const SCALED = /^([\d.,]+)(k|m|b|mm|mil|mio|mn|bn)$/i

const ZEROS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    k: 3,
    thousand: 3,
    m: 6,
    mm: 6,
    mil: 6,
    mio: 6,
    mn: 6,
    million: 6,
    millions: 6,
    b: 9,
    bn: 9,
    billion: 9,
  }),
)

/** '0.5', '.5', '1,000', '2k' and '1.5m' as decimal digits; null for anything that could be read in two ways. */
export function readNumber(text: string): string | null {
  const scaled = SCALED.exec(text)
  if (scaled !== null) {
    const figure = readNumber(scaled[1] ?? '')
    return figure === null ? null : scaleNumber(figure, scaled[2] ?? '')
  }
  if (GROUPED.test(text)) return text.replaceAll(',', '')
  if (!PLAIN.test(text)) return null
  const [whole = '', fraction] = text.split('.')
  const digits = whole.replace(/^0+(?=\d)/, '') || '0'
  return fraction === undefined ? digits : `${digits}.${fraction}`
}

/** '1.5' and 'million' is '1500000', by moving the point: a figure of money never passes through a float. */
export function scaleNumber(figure: string, scale: string): string | null {
  const zeros = ZEROS.get(scale.toLowerCase())
  if (zeros === undefined) return null
  const [whole = '0', fraction = ''] = figure.split('.')
  const padded = fraction.padEnd(zeros, '0')
  const digits = `${whole}${padded.slice(0, zeros)}`.replace(/^0+(?=\d)/, '')
  const rest = padded.slice(zeros).replace(/0+$/, '')
  return rest === '' ? digits : `${digits}.${rest}`
}
