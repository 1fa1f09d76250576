import type { RouteContract } from '@windhover/core/contract/route'
import { AppError } from '@windhover/core/errors/app-error'
import { approvalRoutes } from '@windhover/core/transactions/approval-routes'
import {
  APPROVAL_LIFE_MS,
  type ProposalView,
  proposalChanged,
  proposalRoutes,
} from '@windhover/core/transactions/proposal'
import { vaultRoutes } from '@windhover/core/vaults/contract'
import { createSolanaSigner } from '@windhover/testkit/action-signer'
import { cardRoutes, flatCard, pressOn, propose } from '@windhover/testkit/agent-calls'
import { openEventStream } from '@windhover/testkit/event-stream'
import { type MoneyWorld, openMoneyWorld } from '@windhover/testkit/money-world'
import { TEST_ORIGIN } from '@windhover/testkit/start-test-api'
import { waitUntil } from '@windhover/testkit/wait-until'
import { signInOverHttp } from '@windhover/testkit/wallet-visitor'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TransactionParts } from '../parts.ts'
import { intents } from '../tables.ts'
import { findProposal, type ProposalRow } from './proposal-store.ts'
import { proposalBindings } from './routes.ts'
import { cardWithdrawal } from './withdraw-cards.ts'

const ONLY = ['accounts', 'vaults', 'prices', 'tokens', 'balances', 'settings', 'transactions', 'transfers']

let world: MoneyWorld
let friend: string

beforeAll(async () => {
  world = await openMoneyWorld({ only: ONLY, fund: ['solana'] })
  friend = (await createSolanaSigner()).address
}, 240_000)
afterAll(() => world?.stop())

const sendSol = (amount: string) => propose(world, 'propose_transfer', { token: 'SOL', amount, to: friend })
const card = async (id: string) => flatCard((await cardRoutes(world).get(id)).body)
const isStored = async (intentId: string) =>
  (await world.parts.db.select().from(intents).where(eq(intents.id, intentId))).length === 1

/** The same routes with one part of the product replaced, past HTTP. */
async function callWith<Body>(
  changed: Partial<TransactionParts>,
  route: RouteContract,
  call: { proposalId: string; body?: object },
): Promise<Body> {
  const bindings = proposalBindings({ ...world.parts, ...changed })
  const binding = bindings.find(({ contract }) => contract === route)
  const vaultId = world.vault.tokenId
  const run = binding?.handler as (call: unknown) => Promise<Body>
  return await run({
    session: { userId: world.userId, sessionId: world.sessionId },
    grant: { vaultId, scopes: ['trade', 'transfer'] },
    params: { proposalId: call.proposalId },
    query: { vaultId },
    body: { vaultId, ...call.body },
  })
}
const codeOf = (running: Promise<unknown>) =>
  running.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? `${error.status} ${error.code}` : String(error)),
  )
const press = (shown: ProposalView) => pressOn(shown, world.approve)

it('a card is over after its minute, is told so, and can be made anew', async () => {
  const { proposalId, expiresAt } = await sendSol('0.01')
  const shown = await card(proposalId)
  expect(Date.parse(expiresAt) - Date.parse(shown.createdAt)).toBe(APPROVAL_LIFE_MS)
  const later = { clock: { now: () => new Date(Date.parse(expiresAt)) } }
  const moment = { clock: { now: () => new Date(Date.parse(expiresAt) - 1) } }
  const stillOpen = await callWith<ProposalView>(moment, proposalRoutes.getProposal, { proposalId })
  expect(stillOpen.approvalToken).toBe(shown.approvalToken)
  const approve = callWith(later, approvalRoutes.approveProposal, { proposalId, body: await press(shown) })
  expect(await codeOf(approve)).toBe('410 transaction/proposalExpired')
  expect(await card(proposalId)).toMatchObject({
    state: 'expired',
    approvalToken: null,
    preview: { succeeds: true },
  })
  // Whatever the clock says afterwards, it stays over.
  expect(await cardRoutes(world).approve(proposalId, shown)).toMatchObject({ status: 410 })
  expect(await isStored(shown.intent.id)).toBe(false)
  const renewed = await cardRoutes(world).revise(proposalId, {})
  expect(flatCard(renewed.body)).toMatchObject({ state: 'open', preview: { succeeds: true } })
  expect((await card(proposalId)).state).toBe('replaced')
})

it('a crash while it is approved leaves neither the approval nor the intent', async () => {
  const { proposalId } = await sendSol('0.011')
  const shown = await card(proposalId)
  const { db } = world.parts
  const dying = new Proxy(db, {
    get: (target, name) =>
      name === 'transaction'
        ? (work: (tx: unknown) => Promise<unknown>) =>
            target.transaction(async (tx) => {
              await work(tx)
              throw new Error('the power went')
            })
        : Reflect.get(target, name, target),
  })
  const dead = callWith({ db: dying }, approvalRoutes.approveProposal, {
    proposalId,
    body: await press(shown),
  })
  expect(await codeOf(dead)).toContain('the power went')
  expect(await isStored(shown.intent.id)).toBe(false)
  expect((await card(proposalId)).state).toBe('open')
  expect((await cardRoutes(world).approve(proposalId, shown)).status).toBe(200)
  expect((await world.settled(shown.intent.id)).state).toBe('CONFIRMED')
})

it('a crash right after it was approved loses nothing and doubles nothing', async () => {
  const before = await world.held('solana', 'native')
  const { proposalId } = await sendSol('0.012')
  const shown = await card(proposalId)
  const durable = { ...world.parts.durable, send: () => Promise.reject(new Error('nobody there')) }
  await callWith({ durable }, approvalRoutes.approveProposal, { proposalId, body: await press(shown) })
  expect(await isStored(shown.intent.id)).toBe(true)
  expect(await cardRoutes(world).approve(proposalId, shown)).toMatchObject({ status: 409 })
  // The lane is woken by the next intent, or by the loop that looks for forgotten ones.
  const next = await card((await sendSol('0.013')).proposalId)
  await cardRoutes(world).approve(next.proposalId, next)
  for (const { intent } of [shown, next]) expect((await world.settled(intent.id)).state).toBe('CONFIRMED')
  const spent = before - (await world.held('solana', 'native'))
  expect(spent).toBeGreaterThanOrEqual(25_000_000n)
  expect(spent).toBeLessThan(26_000_000n)
}, 60_000)

it('every change of a card is told to the person’s browsers', async () => {
  const stream = await openEventStream({ url: `${world.product.url}/api/events`, headers: world.headers })
  const { proposalId } = await sendSol('0.01')
  await cardRoutes(world).reject(proposalId)
  const told = () =>
    stream.events
      .filter(
        ({ name, data }) =>
          name === proposalChanged.name && (data as { proposalId: string }).proposalId === proposalId,
      )
      .map(({ data }) => data)
  await waitUntil({ what: 'the news', timeoutMs: 5_000, check: () => told().length >= 2 })
  const { tokenId: vaultId } = world.vault
  expect(told()).toEqual([
    { vaultId, proposalId, state: 'open' },
    { vaultId, proposalId, state: 'rejected' },
  ])
  stream.close()
})

it('for everybody else, and for another vault, a card is not here', async () => {
  const { proposalId } = await sendSol('0.01')
  const shown = await card(proposalId)
  const stranger = await comeIn()
  // The person's own card by another vault: even the right token and session do not help.
  const otherVault = callWith({}, approvalRoutes.approveProposal, {
    proposalId,
    body: { ...(await press(shown)), vaultId: stranger.vaultId },
  })
  expect(await codeOf(otherVault)).toBe('404 transaction/proposalNotFound')
  const { get, approve, reject, revise } = cardRoutes(world, stranger)
  const answers = [
    await get(proposalId),
    await approve(proposalId, shown),
    await reject(proposalId),
    await revise(proposalId, { to: stranger.publicKey }),
  ]
  for (const { status, body } of answers)
    expect([status, body.code, body.error]).toEqual([
      404,
      'transaction/proposalNotFound',
      'This card no longer exists.',
    ])
  expect((await card(proposalId)).state).toBe('open')
})

async function comeIn() {
  const { headers } = await signInOverHttp({ apiUrl: world.product.url, origin: TEST_ORIGIN })
  const call = async (path: string, body?: object) => {
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    return await (
      await fetch(`${world.product.url}${path}`, { headers: { ...headers, ...type }, ...sent })
    ).json()
  }
  const vaults = async () =>
    (await call(vaultRoutes.listVaults.path)) as { tokenId: string; publicKey: string }[]
  await waitUntil({ what: 'the vault', timeoutMs: 30_000, check: async () => (await vaults()).length > 0 })
  const [{ tokenId: vaultId, publicKey } = { tokenId: '', publicKey: '' }] = await vaults()
  const { key } = (await call(`/api/vaults/${vaultId}/keys`, { label: 'Test' })) as { key: string }
  return { headers, vaultId, publicKey, key }
}

it('cards of replies that are left are turned down, but for those that were approved', async () => {
  const [open, approved] = [await sendSol('0.012'), await sendSol('0.013')]
  const stream = await openEventStream({ url: `${world.product.url}/api/events`, headers: world.headers })
  await cardRoutes(world).approve(approved.proposalId, await card(approved.proposalId))
  const [openRow, approvedRow] = await Promise.all(
    [open, approved].map(({ proposalId }) => findProposal(world.parts.db, proposalId)),
  )
  const withdraw = async (...rows: (ProposalRow | null | undefined)[]) => {
    const messageIds = rows.flatMap((row) => row?.messageId ?? [])
    const of = { userId: world.userId, vaultId: BigInt(world.vault.tokenId), messageIds }
    const { hasApproved, publish } = await cardWithdrawal(world.parts)(world.parts.db, of)
    await publish()
    return hasApproved
  }
  expect(await withdraw()).toBe(false)
  expect((await card(open.proposalId)).state).toBe('open')
  expect(await withdraw(openRow)).toBe(false)
  expect(await card(open.proposalId)).toMatchObject({ state: 'rejected', approvalToken: null })
  expect(await withdraw(openRow, approvedRow)).toBe(true)
  expect((await card(approved.proposalId)).state).toBe('approved')
  const told = () => stream.events.filter(({ name }) => name === proposalChanged.name).map(({ data }) => data)
  await waitUntil({ what: 'the card is told', check: () => told().length >= 2 })
  expect(told()).toContainEqual(expect.objectContaining({ proposalId: open.proposalId, state: 'rejected' }))
  stream.close()
})
