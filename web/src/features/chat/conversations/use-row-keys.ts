import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'

const FIELD = '[role="searchbox"]'
const ROW = 'button[data-row]'

type Given = {
  readonly box: RefObject<HTMLElement | null>
  readonly typed: string
  /** What is listed is what was typed. */
  readonly isSettled: boolean
}

/** Up and down between the search field and the rows below it; Enter in the field opens the first row. */
export function useRowKeys({ box, typed, isSettled }: Given) {
  const rows = () => [...(box.current?.querySelectorAll<HTMLElement>(ROW) ?? [])]
  const toField = () => box.current?.querySelector<HTMLElement>(FIELD)?.focus()

  // Enter pressed while the search still runs is for what it finds, unless something else is typed meanwhile.
  const [entered, setEntered] = useState<string | null>(null)
  const openFirst = useEffectEvent(() => {
    setEntered(null)
    rows()[0]?.click()
  })
  const isDue = entered === typed && isSettled
  useEffect(() => {
    if (isDue) openFirst()
  }, [isDue])

  const onKeyDown = (event: KeyboardEvent) => {
    const from = event.target as HTMLElement
    const isField = from.matches(FIELD)
    if (event.nativeEvent.isComposing || !(isField || from.matches(ROW))) return
    if (event.key === 'Enter' && isField && typed !== '') setEntered(typed)
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const place = rows().indexOf(from) + step
    if (place < 0) toField()
    else rows()[place]?.focus()
  }
  return { onKeyDown, toField }
}
