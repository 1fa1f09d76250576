import BookUser from 'lucide-react/icons/book-user'
import { formatDay } from '../../../lib/format-when.ts'
import { DropdownMenu, MenuItem, MenuLabel } from '../../../ui/dropdown-menu.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { shortenAddress } from '../../../ui/shorten-address.ts'
import { TextField } from '../../../ui/text-field.tsx'
import type { Recipient } from '../api/list-recipients.ts'
import { sendCopy } from '../copy.ts'

type RecipientFieldProps = {
  readonly label: string
  readonly value: string
  readonly onValue: (text: string) => void
  readonly recipients: readonly Recipient[]
  readonly error?: string | undefined
  readonly hint?: string | undefined
}

export function RecipientField({ label, value, onValue, recipients, error, hint }: RecipientFieldProps) {
  return (
    <TextField
      label={label}
      value={value}
      // Addresses are pasted, often with a space or a line end around them.
      onChange={(event) => onValue(event.target.value.trim())}
      mono
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      error={error}
      hint={hint}
      suffix={recipients.length > 0 && <AddressBook recipients={recipients} onChoose={onValue} />}
    />
  )
}

function AddressBook({
  recipients,
  onChoose,
}: {
  recipients: readonly Recipient[]
  onChoose: (address: string) => void
}) {
  const trigger = (
    <IconButton size={24} label={sendCopy.addressBook} icon={<BookUser size={15} />} className="-mr-1.5" />
  )
  return (
    <DropdownMenu trigger={trigger} align="end" className="max-h-80 w-80">
      <MenuLabel>{sendCopy.addressBook}</MenuLabel>
      {recipients.map(({ address, times, lastPaidAt }) => (
        <MenuItem
          key={address}
          description={sendCopy.paidTimes(times, formatDay(lastPaidAt))}
          onSelect={() => onChoose(address)}
        >
          <span className="mono text-caption">{shortenAddress(address, { head: 12, tail: 12 })}</span>
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}
