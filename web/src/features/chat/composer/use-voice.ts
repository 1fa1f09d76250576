import { MESSAGE_CHARS_MAX } from '@windhover/core/chat/constants'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { toast } from '../../../ui/toast-store.ts'
import { makeSpeech, type Speech, wordsOf } from './speech.ts'
import { voiceCopy } from './voice-copy.ts'

type VoiceInput = { readonly text: string; readonly onText: (text: string) => void }

/** Spoken words behind what was typed. It ends by itself in silence, and never sends anything. */
export function useVoice({ text, onText }: VoiceInput) {
  const [isListening, setIsListening] = useState(false)
  const speech = useRef<Speech | null>(null)
  /** What the composer holds if nobody but the voice has changed it. */
  const written = useRef(text)

  const end = () => {
    speech.current = null
    setIsListening(false)
  }
  const leave = () => {
    const running = speech.current
    if (running === null) return
    // Whatever it still says is about a text that is no longer there.
    running.onresult = running.onerror = running.onend = null
    running.abort()
    end()
  }
  const write = (next: string) => {
    written.current = next
    onText(next)
  }
  const listen = () => {
    const made = makeSpeech()
    if (made === null) return
    const before = text.trim() === '' ? '' : `${text.trimEnd()} `
    made.lang = navigator.language
    made.interimResults = true
    made.onresult = (event) => write(`${before}${wordsOf(event)}`.slice(0, MESSAGE_CHARS_MAX))
    made.onerror = ({ error }) => sayProblem(error)
    made.onend = end
    written.current = text
    try {
      made.start()
      speech.current = made
      setIsListening(true)
    } catch {
      sayProblem('')
    }
  }
  // Who types, sends or opens something else has stopped dictating.
  const isElsewhere = isListening && text !== written.current
  const onElsewhere = useEffectEvent(leave)
  useEffect(() => {
    if (isElsewhere) onElsewhere()
  }, [isElsewhere])
  useEffect(() => () => onElsewhere(), [])
  return { isListening, toggle: () => (isListening ? speech.current?.stop() : listen()) }
}

function sayProblem(code: string): void {
  const known = voiceCopy.problems[code]
  if (known !== null) toast.error({ title: known ?? voiceCopy.failed })
}
