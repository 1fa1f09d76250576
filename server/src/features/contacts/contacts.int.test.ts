import { CONTACTS_PER_PERSON_MAX } from '@windhover/core/contacts/constants'
import { type ContactView, contactRoutes, contactsChanged } from '@windhover/core/contacts/contract'
import { contactErrors } from '@windhover/core/contacts/errors'
import { openEventStream } from '@windhover/testkit/event-stream'
import { startTestApi, TEST_ORIGIN, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { signInOverHttp, type WalletVisitor } from '@windhover/testkit/wallet-visitor'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectDatabase, type DatabaseConnection } from '../../platform/db/database.ts'
import { feature } from './index.ts'

const PATH = contactRoutes.listContacts.path
const SOL = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
const EVM = '0xde709f2102306220921060314715629080e2fb77'
let database: TestDatabase
let api: TestApi
let connection: DatabaseConnection
let sql: postgres.Sql

beforeAll(async () => {
  database = await createTestDatabase()
  connection = connectDatabase({ url: database.url, pool: 2, name: 'test' })
  sql = postgres(database.url, { max: 1, onnotice: () => {} })
  api = await startTestApi({ databaseUrl: database.url, redis: testRedis(), only: ['accounts', 'contacts'] })
})
afterAll(async () => {
  await api?.close()
  await sql?.end()
  await connection?.close()
  await database?.drop()
})

const signIn = () => signInOverHttp({ apiUrl: api.url, origin: TEST_ORIGIN })

type Answer = { readonly status: number; readonly body: ContactView & { code?: string } }

async function call(who: WalletVisitor, method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${api.url}${path}`, {
    method,
    headers: {
      origin: TEST_ORIGIN,
      ...who.headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}
const add = (who: WalletVisitor, contact: object) => call(who, 'POST', PATH, contact)
const list = async (who: WalletVisitor): Promise<ContactView[]> =>
  await (await fetch(`${api.url}${PATH}`, { headers: who.headers })).json()
const namesOf = async (who: WalletVisitor) => (await list(who)).map(({ name }) => name)

describe('contacts', () => {
  it('are kept, renamed and removed, in the order of the alphabet', async () => {
    const who = await signIn()
    expect(await list(who)).toEqual([])
    const marta = await add(who, { name: ' Marta ', network: 'solana', address: SOL })
    expect(marta).toMatchObject({ status: 200, body: { name: 'Marta', network: 'solana', address: SOL } })
    await add(who, { name: 'anna', network: 'evm', address: EVM })
    expect(await namesOf(who)).toEqual(['anna', 'Marta'])
    const renamed = await call(who, 'PATCH', `${PATH}/${marta.body.id}`, { name: 'Aaron' })
    expect(renamed.body).toEqual({ ...marta.body, name: 'Aaron' })
    expect(await namesOf(who)).toEqual(['Aaron', 'anna'])
    expect((await call(who, 'DELETE', `${PATH}/${marta.body.id}`)).status).toBe(200)
    expect(await namesOf(who)).toEqual(['anna'])
    const [row] = await sql`select count(*)::int as rows from contacts where address = ${SOL}`
    expect(row?.rows).toBe(0)
  })

  it('belong to one person alone', async () => {
    const [one, other] = [await signIn(), await signIn()]
    const { body } = await add(one, { name: 'Marta', network: 'solana', address: SOL })
    expect(await list(other)).toEqual([])
    const notFound = { status: 404, body: { code: contactErrors.notFound().code } }
    expect(await call(other, 'PATCH', `${PATH}/${body.id}`, { name: 'Mine' })).toMatchObject(notFound)
    expect(await call(other, 'DELETE', `${PATH}/${body.id}`)).toMatchObject(notFound)
    expect(await namesOf(one)).toEqual(['Marta'])
    expect((await add(other, { name: 'Marta', network: 'solana', address: SOL })).status).toBe(200)
    expect((await fetch(`${api.url}${PATH}`)).status).toBe(401)
  })

  it('refuse what is no name, no address of the network, or taken', async () => {
    const who = await signIn()
    await add(who, { name: 'Marta', network: 'evm', address: EVM })
    const codeOf = async (contact: object) =>
      (await add(who, { name: 'Jonas', network: 'evm', address: EVM, ...contact })).body.code
    expect(await codeOf({ name: ' ' })).toBe(contactErrors.badName().code)
    expect(await codeOf({ name: SOL })).toBe(contactErrors.nameIsAddress().code)
    expect(await codeOf({ network: 'solana' })).toBe(contactErrors.badAddress().code)
    expect(await codeOf({ address: EVM.toUpperCase().replace('0X', '0x') })).toBe(
      contactErrors.addressTaken().code,
    )
    const another = '0x1111111111111111111111111111111111111111'
    expect(await codeOf({ name: 'MARTA', address: another })).toBe(contactErrors.nameTaken().code)
    expect(await namesOf(who)).toEqual(['Marta'])
  })

  it('take a name once however many tabs ask at the same moment', async () => {
    const who = await signIn()
    const address = (at: number) => `0x${at.toString(16).padStart(40, '0')}`
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        add(who, { name: 'Marta', network: 'evm', address: address(at + 1) }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
  })

  it('have a limit per person', async () => {
    const who = await signIn()
    await sql`insert into contacts (user_id, network, name, name_key, address, address_key, created_at)
      select ${who.userId}, 'evm', 'n' || i, 'n' || i, '0x' || i, '0x' || i, now()
      from generate_series(1, ${CONTACTS_PER_PERSON_MAX}) i`
    const refused = await add(who, { name: 'One more', network: 'solana', address: SOL })
    expect(refused).toMatchObject({ status: 409, body: { code: contactErrors.tooMany().code } })
  })

  it('are told to the other tabs, and go with the account', async () => {
    const who = await signIn()
    const stream = await openEventStream({ url: `${api.url}/api/events`, headers: who.headers })
    await add(who, { name: 'Marta', network: 'solana', address: SOL })
    await expect.poll(() => stream.events.map(({ name }) => name)).toContain(contactsChanged.name)
    stream.close()
    await feature.onAccountsRemoved?.({ db: connection.db } as never)([who.userId])
    expect(await list(who)).toEqual([])
  })
})
