import { checkNewContact, checkRename, type NewContact } from '@windhover/core/contacts/check-contact'
import { type ContactView, contactsChanged } from '@windhover/core/contacts/contract'
import { contactErrors } from '@windhover/core/contacts/errors'
import type { FeatureParts } from '../../composition/feature.ts'
import { deleteContact, insertContact, listContacts, withContactsLocked, writeName } from './contact-store.ts'

type Parts = Pick<FeatureParts, 'db' | 'live' | 'clock' | 'log'>

export async function addContact(parts: Parts, userId: string, typed: NewContact): Promise<ContactView> {
  const added = await withContactsLocked(parts.db, userId, async (locked) => {
    const contact = checkNewContact(await listContacts(locked, userId), typed)
    return await insertContact(locked, { ...contact, userId, createdAt: parts.clock.now() })
  })
  await publishContactsChange(parts, userId)
  return added
}

export async function renameContact(
  parts: Parts,
  userId: string,
  { id, name: typed }: { readonly id: string; readonly name: string },
): Promise<ContactView> {
  const renamed = await withContactsLocked(parts.db, userId, async (locked) => {
    const known = await listContacts(locked, userId)
    const contact = known.find((each) => each.id === id)
    if (contact === undefined) throw contactErrors.notFound()
    return await writeName(locked, { userId, id, name: checkRename(known, contact, typed) })
  })
  if (renamed === null) throw contactErrors.notFound()
  await publishContactsChange(parts, userId)
  return renamed
}

export async function removeContact(parts: Parts, userId: string, id: string): Promise<void> {
  if (!(await deleteContact(parts.db, userId, id))) throw contactErrors.notFound()
  await publishContactsChange(parts, userId)
}

/** The change holds whether or not it is heard of. */
async function publishContactsChange(
  { live, log }: Pick<Parts, 'live' | 'log'>,
  userId: string,
): Promise<void> {
  try {
    await live.publish(userId, contactsChanged, {})
  } catch (error) {
    log.warn({ err: error }, 'a change of contacts was not told')
  }
}
