import { TOAST_COPY_MS } from '@windhover/core/workspace/layout'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import KeyRound from 'lucide-react/icons/key-round'
import { StepUpCancelled } from '../../../lib/step-up/step-up-cancelled.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { Input } from '../../../ui/input.tsx'
import { toast } from '../../../ui/toast.tsx'
import { settingsCopy } from '../copy.ts'
import { useShownKey } from '../use-shown-key.ts'

const MASK = '•'.repeat(36)

export function KeyField({ vaultId }: { vaultId: string }) {
  const { shown, busy, problem, view, hide, fetchKey } = useShownKey(vaultId)
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {shown === null ? (
          <Input
            className="min-w-56 flex-1"
            prefix={<KeyRound size={14} className="flex-none" aria-hidden="true" />}
            aria-label={settingsCopy.keyField}
            // A screen reader must not spell out dots.
            aria-description={settingsCopy.keyHidden}
            readOnly
            mono
            value={MASK}
          />
        ) : (
          <ShownKey text={shown.key} secondsLeft={shown.secondsLeft} />
        )}
        <div className="flex gap-2 max-md:w-full max-md:*:flex-1">
          <Button
            className="max-md:h-11"
            icon={
              shown === null ? <Eye size={15} aria-hidden="true" /> : <EyeOff size={15} aria-hidden="true" />
            }
            loading={busy}
            loadingLabel={settingsCopy.viewing}
            onClick={shown === null ? () => void view() : hide}
          >
            {shown === null ? settingsCopy.view : settingsCopy.hide}
          </Button>
          <span className="flex">
            <CopyButton
              size={32}
              className="max-md:h-11 max-md:flex-1"
              value={fetchKey}
              label={settingsCopy.copy}
              copiedLabel={settingsCopy.copied}
              onCopied={() => toast.success({ title: settingsCopy.copiedToast, durationMs: TOAST_COPY_MS })}
              onFailed={(cause) => {
                if (!(cause instanceof StepUpCancelled)) toast.error({ title: settingsCopy.copyFailed })
              }}
            />
          </span>
        </div>
      </div>
      <div role="alert">{problem !== null && <FieldError>{problem}</FieldError>}</div>
    </>
  )
}

/** All of it in sight: a key that is cut off gets copied by hand wrongly. */
function ShownKey({ text, secondsLeft }: { text: string; secondsLeft: number }) {
  return (
    <div className="w-full rounded-sm border border-line-strong bg-inset px-2.5 py-1.5">
      <textarea
        aria-label={settingsCopy.keyField}
        readOnly
        rows={2}
        value={text}
        onFocus={(event) => event.target.select()}
        className="mono field-sizing-content block w-full resize-none bg-transparent break-all outline-none"
      />
      <p className="num text-caption text-3">{settingsCopy.hidesIn(secondsLeft)}</p>
    </div>
  )
}
