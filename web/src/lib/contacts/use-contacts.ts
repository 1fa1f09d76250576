import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ChainId } from '@windhover/core/chains/chain'
import type { NewContact } from '@windhover/core/contacts/check-contact'
import { type ContactView, contactRoutes, contactsChanged } from '@windhover/core/contacts/contract'
import { findContact } from '@windhover/core/contacts/find-contact'
import { callRoute } from '../api/call-route.ts'
import { routeQuery } from '../api/route-query.ts'
import { useRefetchOn } from '../live/use-refetch-on.ts'

/** The person's own names for addresses, in the order of the alphabet. */
export const contactsQuery = routeQuery(contactRoutes.listContacts)

/** Other tabs change them too. */
export function useContactList() {
  useRefetchOn(contactsQuery.queryKey, contactsChanged, () => true)
  return useQuery(contactsQuery)
}

const NONE: readonly ContactView[] = []

/** Empty until they are known: an address is shown either way. */
export function useContacts(): readonly ContactView[] {
  return useContactList().data ?? NONE
}

/** What the person calls this address on the chain, or null. */
export function useContactName(chain: ChainId, address: string | null): string | null {
  const contacts = useContacts()
  return address === null ? null : (findContact(contacts, chain, address)?.name ?? null)
}

export function useAddContact() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (contact: NewContact) => callRoute(contactRoutes.addContact, { body: contact }),
    onSuccess: (added) => {
      queryClient.setQueryData(contactsQuery.queryKey, (known) =>
        known?.some(({ id }) => id === added.id) ? known : known && [...known, added],
      )
      return queryClient.invalidateQueries({ queryKey: contactsQuery.queryKey })
    },
  })
}
