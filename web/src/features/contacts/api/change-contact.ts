import { useMutation, useQueryClient } from '@tanstack/react-query'
import { contactRoutes } from '@windhover/core/contacts/contract'
import { callRoute } from '../../../lib/api/call-route.ts'
import { contactsQuery } from '../../../lib/contacts/use-contacts.ts'

export function useRenameContact() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      callRoute(contactRoutes.renameContact, { params: { contactId: id }, body: { name } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: contactsQuery.queryKey }),
  })
}

export function useRemoveContact() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callRoute(contactRoutes.removeContact, { params: { contactId: id } }),
    onSuccess: (_, id) =>
      queryClient.setQueryData(contactsQuery.queryKey, (known) =>
        known?.filter((contact) => contact.id !== id),
      ),
  })
}
