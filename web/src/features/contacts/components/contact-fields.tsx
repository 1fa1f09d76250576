import { CONTACT_NAME_CHARS_MAX } from '@windhover/core/contacts/constants'
import { CONTACT_NETWORKS } from '@windhover/core/contacts/contact-network'
import type { ContactView } from '@windhover/core/contacts/contract'
import { GroupedAddress } from '../../../money/grouped-address.tsx'
import { Segment } from '../../../ui/segment.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { contactCopy, contactDialogCopy } from '../copy.ts'
import type { ContactFormState } from '../use-contact-form.ts'

const NETWORKS = CONTACT_NETWORKS.map((value) => ({ value, label: contactCopy.networks[value] }))

type ContactFieldsProps = { readonly form: ContactFormState; readonly contact: ContactView | null }

export function ContactFields({ form, contact }: ContactFieldsProps) {
  return (
    <>
      <TextField
        label={contactDialogCopy.name}
        value={form.name}
        onChange={(event) => form.setName(event.target.value)}
        placeholder={contactDialogCopy.namePlaceholder}
        maxLength={CONTACT_NAME_CHARS_MAX}
        autoComplete="off"
        error={form.nameProblem}
      />
      {contact === null ? (
        <>
          <div>
            <p className="mb-1.5 text-caption text-3">{contactDialogCopy.network}</p>
            <Segment
              stretch
              label={contactDialogCopy.network}
              value={form.network}
              onValueChange={form.setNetwork}
              options={NETWORKS}
            />
          </div>
          <TextField
            label={contactDialogCopy.address}
            value={form.address}
            // Addresses are pasted, often with a space or a line end around them.
            onChange={(event) => form.setAddress(event.target.value.trim())}
            mono
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            hint={contactDialogCopy.addressHint[form.network]}
            error={form.addressProblem}
          />
        </>
      ) : (
        <div>
          <p className="mb-1.5 text-caption text-3">{contactCopy.networks[contact.network]}</p>
          <GroupedAddress address={contact.address} className="text-title" />
        </div>
      )}
    </>
  )
}
