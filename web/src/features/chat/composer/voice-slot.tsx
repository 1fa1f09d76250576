import { useLaterPart } from '../components/use-later-part.ts'
import type { VoiceButtonProps } from './voice-button.tsx'

const loadButton = () => import('./voice-button.tsx')

/** Its room is kept from the start, so that the text beside it does not move. */
export function VoiceSlot(props: VoiceButtonProps) {
  const Button = useLaterPart<VoiceButtonProps>(loadButton)
  return <span className="size-8 max-md:size-9">{Button !== null && <Button {...props} />}</span>
}
