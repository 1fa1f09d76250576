import { contactRoutes } from '@windhover/core/contacts/contract'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding.ts'
import { addContact, removeContact, renameContact } from './change-contacts.ts'
import { listContacts } from './contact-store.ts'
import type { ContactParts } from './parts.ts'

export function contactBindings(parts: ContactParts): readonly RouteBinding[] {
  return [
    bindRoute(
      contactRoutes.listContacts,
      async ({ session }) => await listContacts(parts.db, session.userId),
    ),
    bindRoute(contactRoutes.addContact, async ({ session, body }) => addContact(parts, session.userId, body)),
    bindRoute(contactRoutes.renameContact, async ({ session, params, body }) =>
      renameContact(parts, session.userId, { id: params.contactId, name: body.name }),
    ),
    bindRoute(contactRoutes.removeContact, async ({ session, params }) => {
      await removeContact(parts, session.userId, params.contactId)
      return { done: true as const }
    }),
  ]
}
