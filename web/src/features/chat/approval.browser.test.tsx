import { hashIntent } from '@windhover/core/authority/approve-intent'
import { approvalRoutes } from '@windhover/core/transactions/approval-routes'
import { transactionRoutes } from '@windhover/core/transactions/contract'
import {
  type ProposalView,
  type ProposedIntent,
  proposalChanged,
  proposalRoutes,
} from '@windhover/core/transactions/proposal'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { thisDevice } from '../../lib/authority/device.ts'
import { answerReply, replyOf, textChunks, toolChunks } from '../../testing/answers/chat.ts'
import { keepContacts } from '../../testing/answers/contacts.ts'
import { firstTransfer, outcome, proposal, sequence } from '../../testing/answers/proposals.ts'
import { TOOL_ANSWERS } from '../../testing/answers/tools.ts'
import type { AppOptions } from '../../testing/open-app.tsx'
import { listSidewaysOverflow } from '../../testing/overflow.ts'
import { bodiesOf, button, openChat, say, thread } from '../../testing/parts/chat.ts'
import { eventually, focused, press, seen } from '../../testing/screen.ts'

const card = () => thread().getByRole('region', { name: 'Trade approval' })
const approve = () => card().getByRole('button', { name: 'Approve' })
const editButton = () => page.getByRole('button', { name: 'Edit', exact: true })
const FAILED = { succeeds: false as const, reason: 'Slippage above 2%.', warnings: [] }

async function openCard(view: ProposalView, options: AppOptions = {}) {
  const opened = await openChat(options)
  const { server } = opened
  server.answer(proposalRoutes.getProposal, view)
  // What the agent says of it is a lie: the card must not care.
  const lie = textChunks('You get 9,999 JUP.')
  answerReply(server, replyOf(lie, toolChunks('propose_swap', TOOL_ANSWERS.proposal)))
  await say('Swap 2.5 SOL for JUP')
  await expect.element(thread().getByText('You get 9,999 JUP.')).toBeVisible()
  return opened
}

afterEach(() => void vi.useRealTimers())

it('shows what the server decoded and simulated, with where each figure comes from', async () => {
  await openCard(proposal())
  const text = (await seen(card())).replaceAll(/\s+/g, ' ')
  for (const piece of [
    'Swap on Solana',
    'Decoded',
    'Simulated',
    'You send 2.5 SOL',
    'You receive at least 796.13 JUP',
    'Max loss $12.89 $12.40 + $0.49 fees',
    'Token looked up',
    'Slippage chosen by the agent',
  ]) {
    expect(text).toContain(piece)
  }
  expect(text).not.toContain('9,999')
  // The person wrote it: nothing is said of where it comes from.
  expect(text).not.toContain('Amount typed')
  expect(text).toMatch(/expires in 0:[345]\d/)
  await button('View decoded transaction').click()
  await expect.element(page.getByRole('dialog', { name: 'Decoded transaction' })).toBeVisible()
})

/** Of exactly this intent, signed by this browser's key. */
async function approvalBy(shown: ProposedIntent | undefined) {
  if (shown === undefined) throw new Error('nothing is shown')
  const { id } = await thisDevice()
  const intentHash = hashIntent(shown.intent)
  return {
    statement: expect.objectContaining({ kind: 'approval', vaultId: shown.intent.vaultId, intentHash }),
    keyId: id,
    proof: { by: 'device', signature: expect.stringMatching(/^[\w-]{86}$/) },
  }
}

it('Enter never approves, nothing focuses Approve, and a press sends exactly what was shown', async () => {
  const view = proposal()
  const { server, vaultId } = await openCard(view)
  const sent = server.answer(approvalRoutes.approveProposal, { intents: [outcome('SUBMITTED')] })
  await expect.element(approve()).toBeVisible()
  expect(focused()).not.toBe(approve().element())
  approve().element().focus()
  await press('{Enter}')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(sent).toEqual([])
  server.answer(transactionRoutes.getIntent, outcome('CONFIRMED'))
  await press('[Space]')
  await eventually(() => sent.length).toBe(1)
  const { actionHash, approvalToken } = view
  const approvals = [await approvalBy(view.intents[0])]
  await eventually(() => bodiesOf(sent)).toEqual([{ vaultId, actionHash, approvalToken, approvals }])
  await expect.element(thread().getByText('Received 811.906 JUP')).toBeVisible()
  await expect.element(card()).not.toBeInTheDocument()
})

it('shows a new recipient in full and is approved only after a comparison', async () => {
  const to = '7Hn4vQ2cTzWm9RbYkE5pXsD8uLfA3gJt6NqCw1oZyGeK'
  const { server } = await openCard(firstTransfer(to))
  await expect.element(card().getByText('First transfer to this address')).toBeVisible()
  expect((await seen(card())).replaceAll(/\s+/g, '')).toContain(to)
  await expect.element(card().getByText('7Hn4', { exact: true })).toBeVisible()
  await expect.element(card().getByRole('button', { name: 'Compare first to approve' })).toBeDisabled()
  await card()
    .getByRole('checkbox', { name: 'I compared every character with the address I was given' })
    .click()
  await expect.element(approve()).toBeEnabled()
  // Another recipient in its place has not been compared.
  server.answer(proposalRoutes.reviseProposal, firstTransfer(to.replace('vQ2c', 'vQ2d')))
  await editButton().click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('0.5')
  await button('Update').click()
  await expect.element(card().getByText('vQ2d', { exact: true })).toBeVisible()
  await expect.element(card().getByRole('button', { name: 'Compare first to approve' })).toBeDisabled()
})

it('has the name of a contact beside the whole address, and warns of it all the same', async () => {
  const to = '7Hn4vQ2cTzWm9RbYkE5pXsD8uLfA3gJt6NqCw1oZyGeK'
  const before: AppOptions['before'] = (server) =>
    void keepContacts(server, [{ name: 'Marta', network: 'solana', address: to }])
  await openCard(firstTransfer(to), { before })
  await expect.element(card().getByText('Marta', { exact: true })).toBeVisible()
  expect((await seen(card())).replaceAll(/\s+/g, '')).toContain(to)
  await expect.element(card().getByText(/Marta is in your contacts, but you have never paid/)).toBeVisible()
  await expect.element(card().getByRole('button', { name: 'Compare first to approve' })).toBeDisabled()
})

it('shows several steps on one card, with one approval', async () => {
  const to = '7Hn4vQ2cTzWm9RbYkE5pXsD8uLfA3gJt6NqCw1oZyGeK'
  const view = sequence(to)
  const { server, vaultId } = await openCard(view)
  const text = (await seen(card())).replaceAll(/\s+/g, ' ')
  for (const piece of [
    '2 steps on Solana',
    '1 Swap 2.5 SOL for JUP Decoded Simulated',
    'at least 796.13 JUP',
    'Route Jupiter, 2 hops Price impact 0.08% Fees $4.23',
    '2 Send 2 SOL to 7Hn4vQ…yGeK Decoded Simulated on its turn',
    'You send 4.5 SOL',
    'You end with at least 796.13 JUP $408.18',
    'Paid to others 2 SOL $336.84',
    'Balance after 13.9212 SOL · 2,000.63 JUP',
    'Fees in total at least $4.23',
    'Max loss of the swap $12.89 3.06%',
    'If a step fails, the next ones do not run. You keep what you already have.',
    'First transfer to this address',
  ]) {
    expect(text).toContain(piece)
  }
  expect(text.replaceAll(' ', '')).toContain(to)
  await expect.element(editButton()).not.toBeInTheDocument()
  await card()
    .getByRole('checkbox', { name: 'I compared every character with the address I was given' })
    .click()
  const done = { intents: [outcome('CONFIRMED'), outcome('SUBMITTED')] }
  const sent = server.answer(approvalRoutes.approveProposal, done)
  server.answer(transactionRoutes.getIntent, outcome('CONFIRMED'))
  await card().getByRole('button', { name: 'Approve 2 steps' }).click()
  const { actionHash, approvalToken } = view
  const approvals = await Promise.all(view.intents.map(approvalBy))
  await eventually(() => bodiesOf(sent)).toEqual([{ vaultId, actionHash, approvalToken, approvals }])
  await expect.element(card()).not.toBeInTheDocument()
})

it('says what it does not know of several steps, and fits whatever they move', async () => {
  const view = sequence('7Hn4vQ2cTzWm9RbYkE5pXsD8uLfA3gJt6NqCw1oZyGeK')
  const [swap, sent] = view.intents
  if (swap === undefined || sent?.intent.type !== 'transfer') throw new Error('there are two steps')
  const huge = { ...sent, intent: { ...sent.intent, amountRaw: `${10n ** 24n}` as const } }
  const unpriced = { ...swap, intentHash: 'd'.repeat(64), maxLoss: null }
  await openCard({ ...view, intents: [unpriced, huge], held: [] }, { viewport: 'mobile' })
  const text = (await seen(card())).replaceAll(/\s+/g, ' ')
  expect(text).toContain('Paid to others 1,000,000,000,000,000 SOL')
  expect(text).not.toContain('Max loss')
  expect(text).not.toContain('Balance after')
  expect(listSidewaysOverflow()).toEqual([])
})

it('expires before the eyes, says so at 10 and 0 seconds, and gets fresh prices', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const { server } = await openCard(proposal(30_000))
  await expect.element(approve()).toBeVisible()
  const soon = card().getByText('10 seconds left to approve')
  await expect.element(soon).not.toBeInTheDocument()
  vi.advanceTimersByTime(20_000)
  await expect.element(soon).toBeInTheDocument()
  vi.advanceTimersByTime(10_000)
  await expect.element(thread().getByText('Expired, nothing was sent')).toBeVisible()
  await expect.element(button('Approve')).not.toBeInTheDocument()
  const revised = server.answer(proposalRoutes.reviseProposal, proposal(60_000))
  await button('Get fresh prices').click()
  await expect.element(approve()).toBeVisible()
  expect(revised).toHaveLength(1)
})

it('takes another amount and slippage as a new card', async () => {
  const { server, vaultId } = await openCard(proposal())
  const revised = server.answer(proposalRoutes.reviseProposal, proposal(60_000))
  await editButton().click()
  await expect.element(approve()).toBeDisabled()
  await page.getByRole('textbox', { name: 'Amount' }).fill('a lot')
  await expect.element(page.getByText('Enter an amount such as 0.5, 50%, $100 or all.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Amount' }).fill('50%')
  await page.getByRole('textbox', { name: 'Slippage, %' }).fill('3')
  await button('Update').click()
  await eventually(() => bodiesOf(revised)).toEqual([{ vaultId, amount: '50%', slippage: 3 }])
})

it('can be rejected', async () => {
  const { server } = await openCard(proposal())
  const rejected = server.answer(proposalRoutes.rejectProposal, proposal(1_000, { state: 'rejected' }))
  await button('Reject').click()
  await expect.element(thread().getByText('Nothing was signed')).toBeVisible()
  expect(rejected).toHaveLength(1)
})

it.each([
  ['a failed simulation', { shown: { preview: FAILED } }, 'Simulation failed'],
  ['a block', { blockedBy: 'Safe Mode: no sell route.' }, 'Safe Mode: no sell route.'],
] as const)('has no Approve after %s', async (_, changes, reason) => {
  await openCard(proposal(50_000, changes))
  await expect.element(thread().getByText(reason, { exact: false })).toBeVisible()
  await expect.element(button('Approve')).not.toBeInTheDocument()
})

it('on phones Reject is on the left and Approve on the right at twice the width', async () => {
  await openCard(proposal(), { viewport: 'mobile' })
  await expect.element(approve()).toBeVisible()
  const right = approve().element().getBoundingClientRect()
  const left = card().getByRole('button', { name: 'Reject' }).element().getBoundingClientRect()
  expect(left.x).toBeLessThan(right.x)
  expect(right.width / left.width).toBeGreaterThan(1.8)
  expect(left.height).toBe(44)
})

it('changes when it was withdrawn or decided elsewhere', async () => {
  const { server, vaultId } = await openCard(proposal())
  await expect.element(approve()).toBeVisible()
  const rejected = proposal(60_000, { state: 'rejected' })
  server.answer(proposalRoutes.getProposal, rejected)
  server.publish(proposalChanged, { vaultId, proposalId: rejected.proposalId, state: 'rejected' })
  await expect.element(card()).not.toBeInTheDocument()
  await expect.element(thread().getByText('Nothing was signed')).toBeVisible()
})
