import { PASSKEY_NAME_MAX_LENGTH } from '@windhover/core/accounts/constants'
import type { PasskeyView } from '@windhover/core/accounts/credential-contract'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useRenamePasskey } from '../api/change-passkeys.ts'
import { accountCopy } from '../copy.ts'

export function RenamePasskeyForm({ passkey, onDone }: { passkey: PasskeyView; onDone: () => void }) {
  const [name, setName] = useState(passkey.name)
  const input = useRef<HTMLInputElement>(null)
  const rename = useRenamePasskey()
  const empty = name.trim() === ''
  useEffect(() => input.current?.select(), [])

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (empty || rename.isPending) return
    if (name.trim() === passkey.name) onDone()
    else rename.mutate({ id: passkey.id, name: name.trim() }, { onSuccess: onDone })
  }

  function leaveOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onDone()
  }

  const error = empty
    ? accountCopy.nameEmpty
    : rename.isError && errorText(rename.error, accountCopy.loadFailed)
  return (
    <form onSubmit={submit} onKeyDown={leaveOnEscape} className="flex flex-wrap items-start gap-2">
      <TextField
        ref={input}
        className="min-w-40 flex-1"
        label={accountCopy.nameLabel}
        hideLabel
        value={name}
        onChange={(event) => setName(event.target.value)}
        maxLength={PASSKEY_NAME_MAX_LENGTH}
        error={error && <span role="alert">{error}</span>}
        autoComplete="off"
      />
      <Button type="submit" className="max-md:h-11" loading={rename.isPending}>
        {accountCopy.save}
      </Button>
      <Button variant="ghost" className="max-md:h-11" onClick={onDone}>
        {accountCopy.cancel}
      </Button>
    </form>
  )
}
