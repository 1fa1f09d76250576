import ArrowUp from 'lucide-react/icons/arrow-up'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Mark } from '../../../ui/mark.tsx'
import { Composer, type ComposerProps } from '../composer/composer.tsx'
import { chatCopy } from '../copy.ts'
import { StarterCards } from './starter-cards.tsx'

type EmptyChatProps = Omit<ComposerProps, 'place'> & {
  /** Null where there is nothing to show. */
  readonly onShowPrevious: (() => void) | null
  readonly note: ReactNode
}

/** What to do first. */
export function EmptyChat({ onShowPrevious, note, ...composer }: EmptyChatProps) {
  return (
    <div className="flex min-h-full flex-col px-8 max-md:px-4">
      <div className="flex h-12 flex-none items-center justify-center">
        {onShowPrevious !== null && (
          <Button
            size={28}
            variant="ghost"
            icon={<ArrowUp size={14} aria-hidden="true" />}
            onClick={onShowPrevious}
          >
            {chatCopy.showPrevious}
          </Button>
        )}
      </div>
      {/* The group stands a little above the middle, where the eye expects it. */}
      <div className="mx-auto my-auto w-full max-w-176 pb-20 max-md:pb-6">
        {/* Not under the words of the veil. */}
        <Mark
          size={44}
          className={cx('mx-auto mb-5 max-md:mb-3', composer.state === 'locked' && 'invisible')}
        />
        <h1 className="mb-8 text-center text-hero font-semibold text-balance max-md:mb-5">
          {chatCopy.heading}
        </h1>
        <div inert={composer.state === 'locked'}>
          <Composer {...composer} place="middle" />
          {note}
          <div className="mt-4">
            <StarterCards mayAsk={composer.state === 'ready'} />
          </div>
        </div>
      </div>
    </div>
  )
}
