import type { ConversationsProps } from '../conversations/conversations-button.tsx'
import { useLaterPart } from './use-later-part.ts'

const loadButton = () => import('../conversations/conversations-button.tsx')

/** A quiet control in the corner. */
export function ConversationsSlot(props: ConversationsProps) {
  const Button = useLaterPart<ConversationsProps>(loadButton)
  return Button !== null && <Button {...props} />
}
