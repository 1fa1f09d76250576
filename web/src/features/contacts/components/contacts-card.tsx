import type { ContactView } from '@windhover/core/contacts/contract'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { useContactList } from '../../../lib/contacts/use-contacts.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { contactCopy } from '../copy.ts'
import { ContactDialog } from './contact-dialog.tsx'
import { ContactRow } from './contact-row.tsx'

type Opened = { readonly contact: ContactView | null }

/** The section of Settings. */
export default function ContactsCard() {
  const list = useContactList()
  const [opened, setOpened] = useState<Opened>({ contact: null })
  const [isOpen, setIsOpen] = useState(false)
  const open = (contact: ContactView | null) => {
    setOpened({ contact })
    setIsOpen(true)
  }
  return (
    <Card as="section" aria-label={contactCopy.title} className="pt-3.5!">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-semibold">{contactCopy.title}</h3>
          <p className="text-caption text-3">{contactCopy.hint}</p>
        </div>
        <Button
          size={28}
          className="max-md:h-11"
          icon={<Plus size={14} aria-hidden="true" />}
          onClick={() => open(null)}
        >
          {contactCopy.add}
        </Button>
      </div>
      <ContactRows list={list} onRename={open} />
      <ContactDialog
        key={opened.contact?.id ?? 'new'}
        open={isOpen}
        contact={opened.contact}
        onClose={() => setIsOpen(false)}
      />
    </Card>
  )
}

type ContactRowsProps = {
  readonly list: ReturnType<typeof useContactList>
  readonly onRename: (contact: ContactView) => void
}

function ContactRows({ list, onRename }: ContactRowsProps) {
  const { data, isError, error, isFetching, refetch } = list
  if (data === undefined && isError) {
    return (
      <ErrorState
        message={errorText(error, contactCopy.loadFailed)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data === undefined) return <SkeletonRows rows={2} label={contactCopy.loading} />
  if (data.length === 0) return <p className="mt-2.5 text-caption text-3">{contactCopy.empty}</p>
  return (
    <ul aria-label={contactCopy.list} className="mt-1.5 max-h-78 divide-y divide-line-subtle overflow-y-auto">
      {data.map((contact) => (
        <ContactRow key={contact.id} contact={contact} onRename={() => onRename(contact)} />
      ))}
    </ul>
  )
}
