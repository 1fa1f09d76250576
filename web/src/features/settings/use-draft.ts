import { useEffect, useEffectEvent, useState } from 'react'

/** A value under a hand: shown at once, saved a moment after it was let go, and not lost when the panel closes. */
export function useDraft<Value>(options: {
  readonly saved: Value
  readonly delayMs: number
  readonly onSave: (value: Value) => void
}) {
  const { saved, delayMs, onSave } = options
  const [draft, setDraft] = useState<{ readonly value: Value; readonly isReleased: boolean } | null>(null)

  const save = useEffectEvent(() => {
    if (draft?.isReleased && draft.value !== saved) onSave(draft.value)
    setDraft(null)
  })
  useEffect(() => {
    if (!draft?.isReleased) return
    const timer = setTimeout(() => save(), delayMs)
    return () => clearTimeout(timer)
  }, [draft, delayMs])
  useEffect(() => () => save(), [])

  return {
    shown: draft === null ? saved : draft.value,
    hold: (value: Value) => setDraft({ value, isReleased: false }),
    release: (value: Value) => setDraft({ value, isReleased: true }),
    discard: () => setDraft(null),
  }
}
