import type { ConversationsProps } from '../conversations/conversations-button.tsx'
import { useLaterPart } from './use-later-part.ts'

const loadButton = () => import('../conversations/conversations-button.tsx')

/** Loads the conversations button after the first paint, because nobody needs it sooner. */
export function ConversationsSlot(props: ConversationsProps) {
  const Button = useLaterPart<ConversationsProps>(loadButton)
  return Button !== null && <Button {...props} />
}
