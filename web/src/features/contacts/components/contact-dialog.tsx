import type { ContactView } from '@windhover/core/contacts/contract'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../../ui/dialog.tsx'
import { contactDialogCopy } from '../copy.ts'
import { useContactForm } from '../use-contact-form.ts'
import { ContactFields } from './contact-fields.tsx'

type ContactDialogProps = {
  readonly open: boolean
  /** The one that gets another name; null: a new one. */
  readonly contact: ContactView | null
  readonly onClose: () => void
}

/** Adds a contact, or gives one another name: its address never changes. */
export function ContactDialog({ open, contact, onClose }: ContactDialogProps) {
  const title = contact === null ? contactDialogCopy.addTitle : contactDialogCopy.renameTitle
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={title}>
      {open && <ContactForm contact={contact} onClose={onClose} />}
    </Dialog>
  )
}

function ContactForm({ contact, onClose }: Omit<ContactDialogProps, 'open'>) {
  const form = useContactForm({ contact, onDone: onClose })
  return (
    <form
      className="contents"
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <DialogBody className="grid gap-3">
        <ContactFields form={form} contact={contact} />
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{contactDialogCopy.cancel}</Button>
        <Button
          type="submit"
          variant="primary"
          loading={form.isSaving}
          loadingLabel={contactDialogCopy.saving}
          disabled={!form.isComplete}
        >
          {contact === null ? contactDialogCopy.save : contactDialogCopy.rename}
        </Button>
      </DialogFoot>
    </form>
  )
}
