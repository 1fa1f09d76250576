import { isAmountWritten } from '../transactions/written-amount.ts'
import { isWordWritten } from '../transactions/written-text.ts'

export type AskedChange = {
  /** Words that ask for such a change. */
  readonly cue: RegExp
  /** Of the token that it is about; any of them will do. */
  readonly spellings: readonly string[]
  /** Every figure that it takes from somebody. */
  readonly figures: readonly number[]
}

/** An answer to a question of ours stands behind what asked for it. */
const MESSAGES_ASKED = 2
export const REMOVAL_CUE =
  /remov|delet|cancel|stop|clear|drop|forget|rid of|\boff\b|unwatch|unfollow|no longer|any ?more|don.?t|quit|borra|elimin|cancela|quita|supprim|annul|lösch|entfern|rimuov|cancell|sil\b|kaldır|hapus|удали|отмени/iu

/**
 * Whether the person's own messages ask for this change: the token and the figures have to be written by them. What a model
 * makes of anything else stays an offer with a button.
 */
export function isAskedChange(typed: readonly string[], { cue, spellings, figures }: AskedChange): boolean {
  const recent = typed.slice(-MESSAGES_ASKED)
  return (
    recent.some((text) => cue.test(text)) &&
    typed.some((text) => spellings.some((spelling) => isWordWritten(text, spelling))) &&
    figures.every((figure) => recent.some((text) => isFigureWritten(text, figure)))
  )
}

function isFigureWritten(text: string, figure: number): boolean {
  const digits = figure.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 })
  return isAmountWritten(text, digits) || isAmountWritten(text, `$${digits}`)
}
