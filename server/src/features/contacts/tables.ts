import type { ContactNetwork } from '@windhover/core/contacts/contact-network'
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/** Names a person gave to addresses. The keys are name and address as they are compared. */
export const contacts = pgTable(
  'contacts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id').notNull(),
    network: text('network').$type<ContactNetwork>().notNull(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    address: text('address').notNull(),
    addressKey: text('address_key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index('contacts_user').on(table.userId, table.nameKey, table.id),
    uniqueIndex('contacts_name').on(table.userId, table.network, table.nameKey),
    uniqueIndex('contacts_address').on(table.userId, table.network, table.addressKey),
  ],
)
