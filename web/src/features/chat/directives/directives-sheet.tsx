import X from 'lucide-react/icons/x'
import { useEffect, useId, useRef } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useReviewDirectives } from '../api/review-directives.ts'
import { DirectiveList } from './directive-list.tsx'
import { directivesCopy } from './directives-copy.ts'

type DirectivesSheetProps = { readonly version: number; readonly onClose: () => void }

/** The Directives on top of the locked chat. Not a modal: the rest of the workspace goes on. */
export function DirectivesSheet({ version, onClose }: DirectivesSheetProps) {
  const titleId = useId()
  const aboutId = useId()
  const box = useRef<HTMLDivElement>(null)
  const { mutate, isPending, error } = useReviewDirectives()
  useEffect(() => {
    // It opens by itself: whoever is busy in the app beside it is left alone.
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
  }, [])
  const agree = () =>
    mutate(version, { onSuccess: () => void toast.success({ title: directivesCopy.unlocked }) })
  return (
    <div
      ref={box}
      role="dialog"
      aria-labelledby={titleId}
      aria-describedby={aboutId}
      tabIndex={-1}
      data-layer="dialog"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="flex min-h-0 w-full flex-col rounded-md border bg-popover shadow-3 outline-none max-md:flex-1 max-md:rounded-b-none max-md:border-x-0 max-md:border-b-0"
    >
      <div className="flex flex-none items-start gap-2 border-b pt-4.5 pr-3 pb-3 pl-5">
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className="text-heading font-semibold">
            {directivesCopy.title}
          </h2>
          <p id={aboutId} className="text-2">
            {directivesCopy.about}
          </p>
        </div>
        <IconButton label={directivesCopy.close} size={28} icon={<X size={16} />} onClick={onClose} />
      </div>
      <DirectiveList />
      <div className="flex flex-none flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t px-5 py-3 max-md:mt-auto max-md:pb-5">
        <span className="text-caption text-3">{directivesCopy.version(version)}</span>
        <Button
          variant="primary"
          size={40}
          loading={isPending}
          loadingLabel={directivesCopy.unlocking}
          onClick={agree}
          className="max-md:h-11 max-md:w-full"
        >
          {directivesCopy.agree}
        </Button>
        {error !== null && <FieldError>{errorText(error, directivesCopy.failed)}</FieldError>}
      </div>
    </div>
  )
}
