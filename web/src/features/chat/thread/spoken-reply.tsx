import { textOf } from '@windhover/core/chat/map-message'
import { plainWords } from '@windhover/core/chat/plain-words'
import { useEffect, useRef, useState } from 'react'
import type { TalkMessage } from '../talk-message.ts'
import { takeSentences } from './take-sentences.ts'

type SpokenReplyProps = { readonly messages: readonly TalkMessage[]; readonly isBusy: boolean }

/** New words are told politely and by the sentence; what was read from the records is not told at all. */
export function SpokenReply({ messages, isBusy }: SpokenReplyProps) {
  const last = messages.at(-1)
  const id = last?.role === 'assistant' ? last.id : null
  const text = id === null ? '' : textOf(last?.parts ?? [])
  const told = useRef<{ id: string | null; until: number }>({ id: null, until: 0 })
  const wasBusy = useRef(false)
  const [words, setWords] = useState('')

  useEffect(() => {
    if (isBusy && told.current.id !== id) told.current = { id, until: 0 }
    if (!isBusy && !wasBusy.current) return
    if (told.current.id !== id) return
    const { said, until } = isBusy
      ? takeSentences(text, told.current.until)
      : { said: plainWords(text.slice(told.current.until)), until: text.length }
    told.current.until = until
    if (said !== '') setWords(said)
    wasBusy.current = isBusy
  }, [id, text, isBusy])

  return (
    <div role="log" aria-live="polite" className="sr-only">
      {words}
    </div>
  )
}
