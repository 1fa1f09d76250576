import { PASSKEY_NAME_MAX_LENGTH } from '@windhover/core/accounts/constants'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { describeBrowser } from '../../../lib/describe-browser.ts'
import { StepUpCancelled } from '../../../lib/step-up/step-up-cancelled.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogBody, DialogFoot } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useAddPasskey } from '../api/add-passkey.ts'
import { accountCopy, addPasskeyCopy, guestCopy, signInCopy } from '../copy.ts'
import { PasskeyError } from '../passkeys/passkey-error.ts'
import { InlineAlert } from './inline-alert.tsx'

function problemText(error: unknown): string | null {
  if (error === null || error instanceof StepUpCancelled) return null
  if (error instanceof PasskeyError) {
    if (error.problem === 'exists') return addPasskeyCopy.exists
    if (error.problem === 'unsupported') return addPasskeyCopy.unsupported
    return error.problem === 'cancelled' ? addPasskeyCopy.cancelled : signInCopy.passkeyFailed
  }
  return errorText(error, signInCopy.failed)
}

type AddPasskeyFormProps = {
  readonly body: string
  /** The first passkey of a guest. */
  readonly keeps: boolean
  readonly onDone: (added: boolean) => void
}

/** Inside a dialog: body and foot. */
export function AddPasskeyForm({ body, keeps, onDone }: AddPasskeyFormProps) {
  const [name, setName] = useState(describeBrowser)
  const add = useAddPasskey()

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (add.isPending) return
    add.mutate(name.trim() || describeBrowser(), {
      onSuccess: () => {
        toast.success(
          keeps
            ? { title: guestCopy.kept, description: guestCopy.keptHint }
            : { title: accountCopy.passkeyAdded },
        )
        onDone(true)
      },
    })
  }

  return (
    <form onSubmit={submit} className="contents">
      <DialogBody className="grid gap-4">
        <p>{body}</p>
        <TextField
          label={addPasskeyCopy.label}
          hint={addPasskeyCopy.hint}
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={PASSKEY_NAME_MAX_LENGTH}
          autoComplete="off"
          data-autofocus
        />
        <InlineAlert text={problemText(add.error)} />
      </DialogBody>
      <DialogFoot>
        <Button onClick={() => onDone(false)}>{addPasskeyCopy.cancel}</Button>
        <Button type="submit" variant="primary" loading={add.isPending} loadingLabel={addPasskeyCopy.busy}>
          {addPasskeyCopy.submit}
        </Button>
      </DialogFoot>
    </form>
  )
}
