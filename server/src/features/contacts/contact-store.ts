import type { NewContact } from '@windhover/core/contacts/check-contact'
import { CONTACTS_PER_PERSON_MAX } from '@windhover/core/contacts/constants'
import { comparableAddress } from '@windhover/core/contacts/contact-network'
import type { ContactView } from '@windhover/core/contacts/contract'
import { comparableName } from '@windhover/core/contacts/read-contact-name'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { contacts } from './tables.ts'

type Connection = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>
const VIEW = { id: contacts.id, name: contacts.name, network: contacts.network, address: contacts.address }
const oneOf = (userId: string, id: string) => and(eq(contacts.id, id), eq(contacts.userId, userId))

/** Changes of one person's contacts come one after the other, so that names stay single and the limit holds. */
export async function withContactsLocked<Result>(
  db: Database,
  userId: string,
  run: (locked: Connection) => Promise<Result>,
): Promise<Result> {
  return await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contacts:${userId}`}, 0))`)
    return await run(tx)
  })
}

export async function listContacts(db: Connection, userId: string): Promise<ContactView[]> {
  return await db
    .select(VIEW)
    .from(contacts)
    .where(eq(contacts.userId, userId))
    .orderBy(asc(contacts.nameKey), asc(contacts.id))
    .limit(CONTACTS_PER_PERSON_MAX)
}

export async function insertContact(
  db: Connection,
  contact: NewContact & { readonly userId: string; readonly createdAt: Date },
): Promise<ContactView> {
  const keys = { nameKey: comparableName(contact.name), addressKey: comparableAddress(contact.address) }
  const [row] = await db
    .insert(contacts)
    .values({ ...contact, ...keys })
    .returning(VIEW)
  if (row === undefined) throw new Error('a stored contact did not come back')
  return row
}

/** Null where there is no such contact of this person. */
export async function writeName(
  db: Connection,
  { userId, id, name }: { readonly userId: string; readonly id: string; readonly name: string },
): Promise<ContactView | null> {
  const fields = { name, nameKey: comparableName(name) }
  const [row] = await db.update(contacts).set(fields).where(oneOf(userId, id)).returning(VIEW)
  return row ?? null
}

/** Answers whether there was one. */
export async function deleteContact(db: Connection, userId: string, id: string): Promise<boolean> {
  const removed = await db.delete(contacts).where(oneOf(userId, id)).returning({ id: contacts.id })
  return removed.length > 0
}

/** Of accounts that go for good. */
export async function removeContactsOf(db: Database, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  await db.delete(contacts).where(inArray(contacts.userId, [...userIds]))
}
