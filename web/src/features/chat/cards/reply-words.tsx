import { parseCorrection } from '@windhover/core/chat/replies/correction'
import { parseFallback } from '@windhover/core/chat/replies/fallback'
import { useMemo } from 'react'
import { Markdown } from '../markdown/markdown.tsx'
import { useThread } from '../thread/thread-context.ts'
import { CorrectionChips } from './correction-chips.tsx'
import { FallbackReply } from './offer-rows.tsx'

type ReplyWordsProps = {
  readonly text: string
  /** Still being written. */
  readonly isOpen: boolean
  /** Nothing was said after it. */
  readonly isLast: boolean
  /** What the person said next. */
  readonly answer: string | undefined
}

/** A question whose answer can be pressed is not shown as prose first. */
const BEGUN_CORRECTION = /^Did you mean [A-Z0-9]{0,12}\??\s*(?:-[^\n]*)?$/

/** The words of a reply. Where they offer something that can be said next, it can be pressed. */
export function ReplyWords({ text, isOpen, isLast, answer }: ReplyWordsProps) {
  const { mayAsk } = useThread()
  const mayPress = isLast && !isOpen && mayAsk
  const [correction, fallback] = useMemo(() => [parseCorrection(text), parseFallback(text)], [text])
  if (isOpen && BEGUN_CORRECTION.test(text)) return null
  if (correction !== null)
    return <CorrectionChips correction={correction} answer={answer} mayPress={mayPress} />
  if (fallback !== null) return <FallbackReply fallback={fallback} answer={answer} mayPress={mayPress} />
  return <Markdown text={text} />
}
