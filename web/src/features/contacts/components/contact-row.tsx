import type { ContactView } from '@windhover/core/contacts/contract'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { ContactMark } from '../../../money/contact-mark.tsx'
import { GroupedAddress } from '../../../money/grouped-address.tsx'
import { Address } from '../../../ui/address.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useRemoveContact } from '../api/change-contact.ts'
import { contactCopy } from '../copy.ts'

export function ContactRow({ contact, onRename }: { contact: ContactView; onRename: () => void }) {
  const { name, network, address } = contact
  return (
    <li className="flex min-h-13 items-center gap-3 py-1.5">
      <ContactMark name={name} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium" title={name}>
          {name}
        </p>
        <p className="flex items-center gap-1.5 text-caption text-3">
          {contactCopy.networks[network]}
          <Address value={address} copy copyLabel={contactCopy.copyAddress(name)} />
        </p>
      </div>
      <IconButton
        size={28}
        className="max-md:size-11"
        label={contactCopy.rename(name)}
        icon={<Pencil size={14} aria-hidden="true" />}
        onClick={onRename}
      />
      <RemoveButton contact={contact} />
    </li>
  )
}

function RemoveButton({ contact }: { contact: ContactView }) {
  const [asking, setAsking] = useState(false)
  const { mutateAsync, isPending } = useRemoveContact()
  // Said by the promise: this row is gone as soon as the contact is.
  const run = () =>
    mutateAsync(contact.id).then(
      () => toast.success({ title: contactCopy.removed(contact.name) }),
      (error: unknown) => {
        setAsking(false)
        toast.error({ title: errorText(error, contactCopy.removeFailed) })
      },
    )
  return (
    <>
      <IconButton
        size={28}
        className="max-md:size-11"
        label={contactCopy.remove(contact.name)}
        icon={<Trash2 size={14} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={contactCopy.removeTitle}
        description={contactCopy.removeBody(contact.name)}
        confirmLabel={contactCopy.removeConfirm}
        cancelLabel={contactCopy.keep}
        busy={isPending}
        busyLabel={contactCopy.removing}
        onConfirm={run}
      >
        <GroupedAddress address={contact.address} className="text-body text-2" />
      </ConfirmDialog>
    </>
  )
}
