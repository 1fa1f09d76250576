import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { openApp } from '../../../lib/open-app.ts'
import { beginSession } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { signInWithRecoveryCode } from '../api/sign-in-with-recovery-code.ts'
import { recoverySignInCopy, signInCopy } from '../copy.ts'

const CODE_MIN_LENGTH = 8

export function RecoverySignInDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onOpenChange={onClose} title={recoverySignInCopy.title} width={400}>
      <RecoveryForm onClose={onClose} />
    </Dialog>
  )
}

function RecoveryForm({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()
  const [code, setCode] = useState('')
  const [tooShort, setTooShort] = useState(false)
  const signIn = useMutation({
    mutationFn: signInWithRecoveryCode,
    onSuccess: (account) => {
      // Who comes in by a code has lost something: the next thing to see is where to replace it.
      openApp('account')
      beginSession(queryClient, account)
    },
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    const typed = code.trim()
    setTooShort(typed.length < CODE_MIN_LENGTH)
    if (typed.length >= CODE_MIN_LENGTH && !signIn.isPending) signIn.mutate(typed)
  }

  const error = tooShort
    ? recoverySignInCopy.empty
    : signIn.isError && errorText(signIn.error, signInCopy.failed)
  return (
    <form onSubmit={submit} className="contents">
      <DialogBody>
        <p className="mb-4">{recoverySignInCopy.body}</p>
        <TextField
          label={recoverySignInCopy.label}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={error && <span role="alert">{error}</span>}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          mono
          data-autofocus
        />
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{recoverySignInCopy.cancel}</Button>
        <Button
          type="submit"
          variant="primary"
          loading={signIn.isPending}
          loadingLabel={recoverySignInCopy.busy}
        >
          {recoverySignInCopy.submit}
        </Button>
      </DialogFoot>
    </form>
  )
}
