import type { ContactView } from '@windhover/core/contacts/contract'
import { contactsQuery } from '../../lib/contacts/use-contacts.ts'
import { openSetting } from '../../lib/open-setting.ts'
import type { PaletteSource } from '../../lib/palette-source.ts'
import { ContactMark } from '../../money/contact-mark.tsx'
import { shortenAddress } from '../../ui/shorten-address.ts'
import { contactCopy } from './copy.ts'

const FRESH_MS = 60_000

/** The person's own names for addresses. */
export const source: PaletteSource = {
  search: {
    group: 'Contacts',
    find: async (typed, { queryClient }) => {
      const contacts = await queryClient.fetchQuery({ ...contactsQuery, staleTime: FRESH_MS, retry: false })
      const query = typed.toLowerCase()
      return contacts
        .filter(({ name, address }) => name.toLowerCase().includes(query) || address.toLowerCase() === query)
        .map(entryOf)
    },
  },
}

function entryOf({ id, name, address }: ContactView) {
  return {
    id: `contact-${id}`,
    title: name,
    hint: shortenAddress(address),
    mark: <ContactMark name={name} size={28} />,
    enterDoes: 'open your contacts',
    run: () => openSetting(contactCopy.title),
  }
}
