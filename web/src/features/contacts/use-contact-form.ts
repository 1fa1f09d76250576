import type { ContactNetwork } from '@windhover/core/contacts/contact-network'
import type { ContactView } from '@windhover/core/contacts/contract'
import { contactErrors } from '@windhover/core/contacts/errors'
import { useState } from 'react'
import { errorText, isApiError } from '../../lib/api/api-error.ts'
import { useAddContact } from '../../lib/contacts/use-contacts.ts'
import { toast } from '../../ui/toast.tsx'
import { useRenameContact } from './api/change-contact.ts'
import { contactDialogCopy } from './copy.ts'

type ContactFormInput = {
  /** Null: a new one. */
  readonly contact: ContactView | null
  readonly onDone: () => void
}

const ABOUT_ADDRESS: ReadonlySet<string> = new Set([
  contactErrors.badAddress.code,
  contactErrors.addressTaken.code,
])

/** What was typed; the server says what is wrong with it, and the sentence stands under its field. */
export function useContactForm({ contact, onDone }: ContactFormInput) {
  const [name, setName] = useState(contact?.name ?? '')
  const [network, setNetwork] = useState<ContactNetwork>(contact?.network ?? 'solana')
  const [address, setAddress] = useState('')
  const add = useAddContact()
  const rename = useRenameContact()
  const { error, isPending } = contact === null ? add : rename

  const finish = (text: string) => {
    toast.success({ title: text })
    onDone()
  }
  const submit = () => {
    if (isPending) return
    if (contact === null)
      add.mutate(
        { name, network, address },
        { onSuccess: (added) => finish(contactDialogCopy.added(added.name)) },
      )
    else
      rename.mutate(
        { id: contact.id, name },
        { onSuccess: (renamed) => finish(contactDialogCopy.renamed(renamed.name)) },
      )
  }
  const problem = error === null ? undefined : errorText(error, contactDialogCopy.saveFailed)
  const isAboutAddress = isApiError(error) && ABOUT_ADDRESS.has(error.code)
  return {
    name,
    setName,
    network,
    setNetwork,
    address,
    setAddress,
    isSaving: isPending,
    isComplete: name.trim() !== '' && (contact !== null || address !== ''),
    nameProblem: isAboutAddress ? undefined : problem,
    addressProblem: isAboutAddress ? problem : undefined,
    submit,
  }
}

export type ContactFormState = ReturnType<typeof useContactForm>
