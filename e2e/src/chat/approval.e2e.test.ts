import type { ProposalView } from '@windhover/core/transactions/proposal'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { oneFundedGuest } from '../support/one-guest.ts'
import { ANSWERS, answerProposal, outcome, proposal } from './card-answers.ts'
import { answerReply, replyOf, textChunks, toolChunks } from './chat-answers.ts'
import { button, openFreshChat, say, thread } from './chat-parts.ts'

const asGuest = oneFundedGuest('chat-approval')
const card = (page: Page) => thread(page).getByRole('region', { name: 'Trade approval' })

type Acts = Parameters<typeof answerProposal>[2]

async function openCard(page: Page, view: () => ProposalView, acts: Acts = {}) {
  const sent = await answerProposal(page, view, acts)
  await openFreshChat(page)
  // What the agent says of it is a lie: the card must not care.
  await answerReply(
    page,
    replyOf(textChunks('You get 9,999 JUP.'), toolChunks('propose_swap', ANSWERS.proposal)),
  )
  await say(page, 'Swap 2.5 SOL for JUP')
  return sent
}

it('shows what the server decoded and simulated, with where each figure comes from', () =>
  asGuest({}, async (page) => {
    await openCard(page, () => proposal())
    await card(page).waitFor()
    const text = (await card(page).allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ')
    for (const piece of [
      'Swap on Solana',
      'Decoded',
      'Simulated',
      'You send 2.5 SOL',
      'You receive at least 796.13 JUP',
      'Max loss $12.89 3.06%',
      'Amount typed by you',
      'Slippage chosen by the agent',
    ]) {
      expect(text).toContain(piece)
    }
    expect(text).not.toContain('9,999')
    expect(text).toMatch(/expires in 0:[45]\d/)
    await button(page, 'View decoded transaction').click()
    await page.getByRole('dialog', { name: 'Decoded transaction' }).waitFor()
  }))

it('Enter never approves, nothing focuses Approve, and a press sends exactly what was shown', () =>
  asGuest({}, async (page) => {
    const view = proposal()
    const sent = await openCard(page, () => view, { approve: () => outcome('SUBMITTED') })
    const approve = card(page).getByRole('button', { name: 'Approve' })
    await approve.waitFor()
    expect(await approve.evaluate((node) => node === document.activeElement)).toBe(false)
    await approve.focus()
    await page.keyboard.press('Enter')
    await page.waitForTimeout(500)
    expect(sent.approve).toEqual([])
    await page.route(/\/api\/transactions\//, (route) => route.fulfill({ json: outcome('CONFIRMED') }))
    await page.keyboard.press('Space')
    await expect.poll(() => sent.approve.length).toBe(1)
    expect(sent.approve).toMatchObject([{ intentHash: view.intentHash, approvalToken: view.approvalToken }])
    await thread(page).getByText('Received 811.906 JUP').waitFor()
    expect(await card(page).count()).toBe(0)
  }))

it('expires before the eyes, says so at 10 and 0 seconds, and gets fresh prices', () =>
  asGuest({}, async (page) => {
    let view: ProposalView | null = null
    // Made when it is first asked for: how long the page took to open must not count.
    const current = () => {
      view ??= proposal(30_000)
      return view
    }
    const sent = await openCard(page, current, {
      revise: () => {
        view = proposal(60_000)
        return view
      },
    })
    const soon = card(page).getByText('10 seconds left to approve')
    await soon.waitFor({ state: 'attached', timeout: 45_000 })
    await thread(page).getByText('Expired, nothing was sent').waitFor()
    expect(await button(page, 'Approve').count()).toBe(0)
    await button(page, 'Get fresh prices').click()
    await card(page).getByRole('button', { name: 'Approve' }).waitFor()
    expect(sent.revise).toHaveLength(1)
  }))

it('takes another amount and slippage as a new card', () =>
  asGuest({}, async (page) => {
    const sent = await openCard(page, () => proposal(), { revise: () => proposal(60_000) })
    await button(page, 'Edit').click()
    expect(await card(page).getByRole('button', { name: 'Approve' }).isDisabled()).toBe(true)
    await page.getByRole('textbox', { name: 'Amount' }).fill('a lot')
    await page.getByText('Write an amount as in 0.5, 50%, $100 or all.').waitFor()
    await page.getByRole('textbox', { name: 'Amount' }).fill('50%')
    await page.getByRole('textbox', { name: 'Slippage, %' }).fill('3')
    await button(page, 'Update').click()
    await expect.poll(() => sent.revise).toMatchObject([{ amount: '50%', slippage: 3 }])
  }))

it('can be rejected; a failed simulation and a block have no Approve', () =>
  asGuest({}, async (page) => {
    await openCard(page, () => proposal(), { reject: () => proposal(1_000, { state: 'rejected' }) })
    await button(page, 'Reject').click()
    await thread(page).getByText('Nothing was signed').waitFor()

    await page.unroute(/\/api\/proposals\//)
    const failed = { succeeds: false as const, reason: 'Slippage above 2%.', warnings: [] }
    await openCard(page, () => proposal(50_000, { preview: failed }))
    await thread(page).getByText('Simulation failed').waitFor()
    expect(await button(page, 'Approve').count()).toBe(0)

    await page.unroute(/\/api\/proposals\//)
    await openCard(page, () => proposal(50_000, { blockedBy: 'Safe Mode: no sell route.' }))
    await card(page).getByText('Safe Mode: no sell route.').waitFor()
    expect(await button(page, 'Approve').count()).toBe(0)
  }))

it('on phones Reject stands left and Approve right at twice the width', () =>
  asGuest({ viewport: 'mobile' }, async (page) => {
    await openCard(page, () => proposal())
    const [reject, approve] = await Promise.all(
      ['Reject', 'Approve'].map((name) => card(page).getByRole('button', { name }).boundingBox()),
    )
    expect(reject?.x ?? 0).toBeLessThan(approve?.x ?? 0)
    expect((approve?.width ?? 0) / (reject?.width ?? 1)).toBeGreaterThan(1.8)
    expect(reject?.height).toBe(44)
  }))
