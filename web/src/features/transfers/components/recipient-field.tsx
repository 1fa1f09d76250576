import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { isAddressOn } from '@windhover/core/transfers/address-rules'
import { useEffect, useRef, useState } from 'react'
import { useContactName, useContacts } from '../../../lib/contacts/use-contacts.ts'
import { TextField } from '../../../ui/text-field.tsx'
import type { Recipient } from '../api/list-recipients.ts'
import { hasPayable, listPeople } from '../list-people.ts'
import { peopleCopy } from '../people-copy.ts'
import { ChosenRecipient } from './chosen-recipient.tsx'
import { PeopleList } from './people-list.tsx'
import { RecipientWell } from './recipient-well.tsx'

type RecipientFieldProps = {
  readonly chain: ChainId
  readonly label: string
  readonly value: string
  readonly onValue: (text: string) => void
  /** What stands behind the value; null while it is not known. */
  readonly address: string | null
  readonly recipients: readonly Recipient[]
  readonly error?: string | undefined
}

/** An address that was picked or pasted takes the place of the field; one that is typed stands below it. */
export function RecipientField(props: RecipientFieldProps) {
  const { chain, label, value, onValue, address, error } = props
  const [chosen, setChosen] = useState<string | null>(null)
  const [isChanging, setIsChanging] = useState(false)
  const name = useContactName(chain, value)
  const choose = (picked: string) => {
    setChosen(picked)
    setIsChanging(false)
    onValue(picked)
  }
  const change = () => {
    setChosen(null)
    setIsChanging(true)
    onValue('')
  }
  const well = isAddressOn(chain, value) && <RecipientWell name={name} to={value} address={address} />
  if (well && chosen === value && error === undefined) {
    return (
      <ChosenRecipient label={label} onChange={change}>
        {well}
      </ChosenRecipient>
    )
  }
  return (
    <>
      <TypedRecipient {...props} takesFocus={isChanging} isAddress={well !== false} onChoose={choose} />
      {well && <div className="mt-2">{well}</div>}
    </>
  )
}

type TypedRecipientProps = RecipientFieldProps & {
  readonly takesFocus: boolean
  readonly isAddress: boolean
  readonly onChoose: (address: string) => void
}

function TypedRecipient(props: TypedRecipientProps) {
  const { chain, label, value, onValue, recipients, error, takesFocus, isAddress, onChoose } = props
  const input = useRef<HTMLInputElement>(null)
  // Addresses come with a space or a line end around them; between two words of a name it stays.
  const [typed, setTyped] = useState(value)
  const people = listPeople({ chain, contacts: useContacts(), recipients, typed: value })
  const [only, ...others] = [...people.contacts, ...people.recent]
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])
  return (
    <>
      <TextField
        ref={input}
        label={label}
        value={typed.trim() === value ? typed : value}
        placeholder={peopleCopy.placeholder(CHAINS[chain].name)}
        onChange={(event) => {
          setTyped(event.target.value)
          onValue(event.target.value.trim())
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text').trim()
          if (!isAddressOn(chain, pasted)) return
          event.preventDefault()
          onChoose(pasted)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isAddress || value === '') return
          if (only === undefined || others.length > 0) return
          // Else it also presses the button that takes the field's place.
          event.preventDefault()
          onChoose(only.address)
        }}
        mono={isAddress}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        error={isAddress || !hasPayable(people) ? error : undefined}
      />
      {!isAddress && <PeopleList chain={chain} people={people} onChoose={onChoose} />}
    </>
  )
}
