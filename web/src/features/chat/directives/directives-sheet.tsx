import { DIRECTIVES, DIRECTIVES_CHANGED_ON } from '@windhover/core/chat/directives'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useEffect, useId, useRef, useState } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { formatDay } from '../../../lib/format-when.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { cx } from '../../../ui/cx.ts'
import { FieldError } from '../../../ui/field-error.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useScrollFocus } from '../../../ui/use-scroll-focus.ts'
import { useReviewDirectives } from '../api/review-directives.ts'
import { directivesCopy } from './directives-copy.ts'
import { useSeenRules } from './use-seen-rules.ts'

type DirectivesSheetProps = {
  readonly vaultId: string
  readonly version: number
  readonly onClose: () => void
}

/** The house rules on top of the locked chat. Not a modal: the rest of the workspace goes on. */
export default function DirectivesSheet({ vaultId, version, onClose }: DirectivesSheetProps) {
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  const rules = useRef<HTMLOListElement>(null)
  const [agrees, setAgrees] = useState(false)
  const { seen, watch } = useSeenRules()
  const { mutate, isPending, error } = useReviewDirectives(vaultId)
  useScrollFocus(rules)
  useEffect(() => box.current?.focus({ preventScroll: true }), [])

  const hasRead = seen.size === DIRECTIVES.length
  const label = hasRead ? (agrees ? directivesCopy.unlock : directivesCopy.tick) : directivesCopy.readAll
  const unlock = () =>
    mutate(version, { onSuccess: () => void toast.success({ title: directivesCopy.unlocked }) })
  return (
    <div
      ref={box}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-layer="dialog"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="flex min-h-80 w-full flex-col rounded-md border bg-popover shadow-3 outline-none"
    >
      <div className="flex flex-none items-center gap-2 border-b py-2.5 pr-3 pl-5">
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className="text-title font-semibold">
            {directivesCopy.title}
          </h2>
          <p className="text-caption text-3">
            {directivesCopy.about(version, formatDay(DIRECTIVES_CHANGED_ON))}
          </p>
        </div>
        <IconButton label="Close" size={28} icon={<X size={16} />} onClick={onClose} />
      </div>
      <ol ref={rules} className="min-h-0 overflow-y-auto px-5 py-3 -outline-offset-2">
        {DIRECTIVES.map(({ title, text }, index) => (
          <li key={title} ref={watch} data-rule={index} className="flex items-start gap-3 py-2.5">
            <span
              aria-hidden="true"
              className="num grid size-6 flex-none place-items-center rounded-inner bg-hover text-caption text-2"
            >
              {index + 1}
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{title}</span>
              <span className="mt-0.5 block text-2">{text}</span>
            </span>
            <span
              className={cx(
                'flex flex-none items-center gap-1 text-caption',
                seen.has(index) ? 'text-up' : 'text-3',
              )}
            >
              {seen.has(index) && <Check size={13} aria-hidden="true" className="stroke-[2.2]" />}
              {seen.has(index) ? directivesCopy.read : directivesCopy.unread}
            </span>
          </li>
        ))}
      </ol>
      <div className="flex flex-none flex-wrap items-center gap-3 border-t px-5 py-3">
        <Checkbox
          checked={agrees}
          onCheckedChange={setAgrees}
          label={directivesCopy.agree}
          className="mr-auto"
        />
        <span role="status" className="num text-caption text-3">
          {directivesCopy.progress(seen.size, DIRECTIVES.length)}
        </span>
        <Button
          variant="primary"
          size={40}
          disabled={!hasRead || !agrees}
          loading={isPending}
          loadingLabel={directivesCopy.unlocking}
          onClick={unlock}
          className="max-md:h-11 max-md:w-full"
        >
          {label}
        </Button>
        {error !== null && <FieldError>{errorText(error, directivesCopy.failed)}</FieldError>}
      </div>
    </div>
  )
}
