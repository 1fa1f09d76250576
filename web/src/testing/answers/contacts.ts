import { checkNewContact, checkRename, type NewContact } from '@windhover/core/contacts/check-contact'
import { type ContactView, contactRoutes } from '@windhover/core/contacts/contract'
import { AppError } from '@windhover/core/errors/app-error'
import type { StubServer } from '../stub-server.ts'

/** Contacts that stay changed, by the rules of the server. Gives what is kept now. */
export function keepContacts(
  server: StubServer,
  given: readonly NewContact[] = [],
): () => readonly ContactView[] {
  let kept: ContactView[] = given.map((contact) => ({ ...contact, id: crypto.randomUUID() }))
  const inWords = (run: () => ContactView) => {
    try {
      return run()
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const { code, message, status } = error
      return Response.json({ error: message, code, retryable: false, requestId: 'r' }, { status })
    }
  }
  server.answer(contactRoutes.listContacts, () => kept)
  server.answer(contactRoutes.addContact, ({ body }) =>
    inWords(() => {
      const added = { ...checkNewContact(kept, body), id: crypto.randomUUID() }
      kept = [...kept, added]
      return added
    }),
  )
  server.answer(contactRoutes.renameContact, ({ params, body }) =>
    inWords(() => {
      const contact = kept.find(({ id }) => id === params.contactId)
      if (contact === undefined) throw new Error('no such contact')
      const renamed = { ...contact, name: checkRename(kept, contact, body.name) }
      kept = kept.map((each) => (each.id === renamed.id ? renamed : each))
      return renamed
    }),
  )
  server.answer(contactRoutes.removeContact, ({ params }) => {
    kept = kept.filter(({ id }) => id !== params.contactId)
    return { done: true as const }
  })
  return () => kept
}
