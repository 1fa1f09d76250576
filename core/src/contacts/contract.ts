import { z } from 'zod'
import { defineRoute } from '../contract/route.ts'
import { defineTopic } from '../live/topic.ts'
import { CONTACT_NETWORKS } from './contact-network.ts'

const contactId = z.uuid()
const contactNetwork = z.enum(CONTACT_NETWORKS)

const contactView = z.object({
  id: contactId,
  name: z.string(),
  network: contactNetwork,
  address: z.string(),
})
export type ContactView = z.infer<typeof contactView>

// Long ones pass here: what is wrong with a name or an address is told in words a person can use.
const name = z.string().max(500)
const address = z.string().trim().max(100)
const contactParam = z.object({ contactId })

/** Told to every tab of the person. */
export const contactsChanged = defineTopic('contacts-changed', z.object({}))

export const contactRoutes = {
  listContacts: defineRoute({
    method: 'GET',
    path: '/api/contacts',
    summary: 'Names the signed-in person gave to addresses, in the order of the alphabet',
    access: 'session',
    rate: 'read',
    response: z.array(contactView),
  }),
  addContact: defineRoute({
    method: 'POST',
    path: '/api/contacts',
    summary: 'Give an address a name; on one network a name and an address are taken once',
    access: 'session',
    rate: 'write',
    body: z.object({ name, network: contactNetwork, address }),
    response: contactView,
  }),
  renameContact: defineRoute({
    method: 'PATCH',
    path: '/api/contacts/:contactId',
    summary: 'Give a contact another name; its address never changes',
    access: 'session',
    rate: 'write',
    params: contactParam,
    body: z.object({ name }),
    response: contactView,
  }),
  removeContact: defineRoute({
    method: 'DELETE',
    path: '/api/contacts/:contactId',
    summary: 'Forget a contact',
    access: 'session',
    rate: 'write',
    params: contactParam,
    response: z.object({ done: z.literal(true) }),
  }),
}
