import type { ChainId } from '@windhover/core/chains/chain'
import { CONTACT_NAME_CHARS_MAX } from '@windhover/core/contacts/constants'
import { contactNetworkOf } from '@windhover/core/contacts/contact-network'
import { findContact } from '@windhover/core/contacts/find-contact'
import { useState } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { useAddContact, useContactList } from '../../../lib/contacts/use-contacts.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { saveContactCopy } from '../people-copy.ts'

/** A name for an address that has none. Nothing about the transfer depends on it. */
export function SaveContact({ chain, address }: { chain: ChainId; address: string }) {
  const contacts = useContactList().data
  const [name, setName] = useState('')
  const { mutate, isPending, error } = useAddContact()
  if (contacts === undefined || findContact(contacts, chain, address) !== null) return null
  const save = () => {
    if (name.trim() === '' || isPending) return
    mutate(
      { name, network: contactNetworkOf(chain), address },
      { onSuccess: (added) => toast.success({ title: saveContactCopy.saved(added.name) }) },
    )
  }
  return (
    <div className="mt-3 flex items-start gap-2">
      <TextField
        className="flex-1"
        label={saveContactCopy.label}
        value={name}
        placeholder={saveContactCopy.placeholder}
        maxLength={CONTACT_NAME_CHARS_MAX}
        autoComplete="off"
        error={error === null ? undefined : errorText(error, saveContactCopy.failed)}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && save()}
      />
      <Button
        className="mt-5.5 max-md:h-11"
        disabled={name.trim() === ''}
        loading={isPending}
        loadingLabel={saveContactCopy.saving}
        onClick={save}
      >
        {saveContactCopy.save}
      </Button>
    </div>
  )
}
