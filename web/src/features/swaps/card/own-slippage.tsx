import { useEffect, useEffectEvent, useState } from 'react'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { Input } from '../../../ui/input.tsx'
import { slippageCopy } from '../copy.ts'

/** As fine as the slider in the settings. */
const TYPED = /^\d{0,2}(?:\.\d?)?$/
const REST_MS = 500

type OwnSlippageProps = {
  readonly saved: number
  readonly max: number
  readonly onSave: (percent: number) => void
}

/** Saved when typing has rested, or with Enter; what is no value is never saved. */
export function OwnSlippage({ saved, max, onSave }: OwnSlippageProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const rested = useDebounced(draft ?? '', REST_MS)
  const save = (text: string | null) => {
    const percent = readPercent(text, max)
    if (percent !== null) onSave(percent)
  }
  const saveRested = useEffectEvent(save)
  useEffect(() => saveRested(rested), [rested])
  const isWrong = draft !== null && draft !== '' && readPercent(draft, max) === null
  return (
    <Input
      aria-label={slippageCopy.own}
      inputMode="decimal"
      autoComplete="off"
      title={isWrong ? slippageCopy.range(max) : undefined}
      invalid={isWrong}
      value={draft ?? String(saved)}
      suffix="%"
      onChange={(event) => {
        const text = event.target.value.replace(',', '.')
        if (TYPED.test(text)) setDraft(text)
      }}
      onBlur={() => {
        save(draft)
        setDraft(null)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save(draft)
      }}
      className="num"
    />
  )
}

function readPercent(text: string | null, max: number): number | null {
  if (text === null || !/\d/.test(text)) return null
  const percent = Number(text)
  return percent <= max ? percent : null
}
