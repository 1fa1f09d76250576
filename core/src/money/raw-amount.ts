import { z } from 'zod'

/**
 * A whole number of a token's smallest unit, as text: JSON numbers lose digits. An amount as people write it ('1.5'), or
 * any other text, is not one and does not compile.
 */
export type RawAmount = `${bigint}`

const rawText = (pattern: RegExp) => z.string().regex(pattern) as z.ZodType<RawAmount, RawAmount>

/** What is paid, sold or asked for: more than nothing. */
export const rawAmount = rawText(/^[1-9]\d{0,77}$/)
/** What somebody holds or paid as a fee. */
export const rawFigure = rawText(/^\d{1,78}$/)
/** What came, or with a minus what went. */
export const rawChange = rawText(/^-?\d{1,78}$/)
