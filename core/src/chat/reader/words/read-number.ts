import { recordOf } from './set-of.ts'

const PLAIN = /^(?:\d{1,30}(?:\.\d{1,30})?|\.\d{1,30})$/
/** Groups of three; '0,500' is half a unit to some and no number to us. */
const GROUPED = /^[1-9]\d{0,2}(?:,\d{3}){1,8}(?:\.\d{1,30})?$/
/** As most of Europe and Latin America write them: '0,5', '1.500,25', '2.500.000'. */
const COMMA = /^(?:\d{1,3}(?:\.\d{3}){2,8}|\d{1,3}(?:\.\d{3}){1,8},\d{1,30}|\d{1,30},\d{1,30})$/
const SCALED = /^([\d.,]+)(k|m|b|mm|mil|mio|mn|bn)$/i

const ZEROS = recordOf(
  'k=3 thousand=3 grand=3 m=6 mm=6 mil=6 mio=6 mn=6 million=6 millions=6 b=9 bn=9 billion=9',
)

/** Decimal digits. A figure of money never passes through a float. */
export type NumberRead = {
  readonly digits: string
  /** False where others would read another figure. */
  readonly isPlain: boolean
}

/** '0.5', '.5', '1,000', '2k', '1.5m', and less surely '0,5' and '2.500.000'. */
export function readNumber(text: string): NumberRead | null {
  const scaled = SCALED.exec(text)
  if (scaled !== null) {
    const read = readNumber(scaled[1] ?? '')
    const digits = read === null ? null : scaleNumber(read.digits, scaled[2] ?? '')
    return digits === null || read === null ? null : { digits, isPlain: read.isPlain }
  }
  if (GROUPED.test(text)) return { digits: text.replaceAll(',', ''), isPlain: true }
  if (COMMA.test(text))
    return { digits: trimZeros(text.replaceAll('.', '').replace(',', '.')), isPlain: false }
  return PLAIN.test(text) ? { digits: trimZeros(text), isPlain: true } : null
}

function trimZeros(text: string): string {
  const [whole = '', fraction] = text.split('.')
  const digits = whole.replace(/^0+(?=\d)/, '') || '0'
  const rest = fraction?.replace(/0+$/, '') ?? ''
  return rest === '' ? digits : `${digits}.${rest}`
}

/** '1.5' and 'million' is '1500000', by moving the point. */
export function scaleNumber(figure: string, scale: string): string | null {
  const zeros = Number(ZEROS[scale.toLowerCase()])
  if (Number.isNaN(zeros)) return null
  const [whole = '0', fraction = ''] = figure.split('.')
  const padded = fraction.padEnd(zeros, '0')
  const digits = `${whole}${padded.slice(0, zeros)}`.replace(/^0+(?=\d)/, '')
  const rest = padded.slice(zeros).replace(/0+$/, '')
  return rest === '' ? digits : `${digits}.${rest}`
}
