import Mic from 'lucide-react/icons/mic'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useVoice } from './use-voice.ts'
import { voiceCopy } from './voice-copy.ts'

export type VoiceButtonProps = {
  readonly text: string
  readonly disabled: boolean
  readonly onText: (text: string) => void
}

export default function VoiceButton({ text, disabled, onText }: VoiceButtonProps) {
  const { isListening, toggle } = useVoice({ text, onText })
  return (
    <>
      <IconButton
        label={isListening ? voiceCopy.stop : voiceCopy.speak}
        disabled={disabled}
        icon={<Mic size={17} aria-hidden="true" className={cx(isListening && 'animate-skeleton')} />}
        onClick={toggle}
        className={cx('max-md:size-9!', isListening && 'bg-active! text-1!')}
      />
      <span role="status" className="sr-only">
        {isListening && voiceCopy.listening}
      </span>
    </>
  )
}
