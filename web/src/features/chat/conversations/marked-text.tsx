import { markWords } from '@windhover/core/chat/search/mark-words'

type MarkedTextProps = { readonly text: string; readonly words: readonly string[] }

/** A text with what was searched for set apart. */
export function MarkedText({ text, words }: MarkedTextProps) {
  let from = 0
  return markWords(text, words).map((piece) => {
    const key = from
    from += piece.text.length
    return piece.isMatch ? (
      <mark key={key} className="rounded-xs bg-active font-semibold text-1">
        {piece.text}
      </mark>
    ) : (
      <span key={key}>{piece.text}</span>
    )
  })
}
