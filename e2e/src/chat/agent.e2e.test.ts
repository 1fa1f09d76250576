import { chatRoutes } from '@windhover/core/chat/contract'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openChain, rowsOf } from '../support/balances-visits.ts'
import { oneFundedGuest } from '../support/one-guest.ts'
import { selectedVaultId } from '../support/person.ts'
import { card, categorySwitch, openToolbox, tab } from '../support/toolbox-parts.ts'
import { lastRow, openEmptyChat, reviewDirectives, rows, say, settled, thread } from './chat-parts.ts'

/** What the living agent answers; nothing on the way to it is made up. */
const asGuest = oneFundedGuest('chat-agent')

const FEEDBACK_PATH = chatRoutes.giveFeedback.path

async function openUnlocked(page: Page): Promise<void> {
  await openEmptyChat(page)
  const { path } = chatRoutes.getDirectives
  const { reviewed } = await page.evaluate(async (address) => (await fetch(address)).json(), path)
  if (!reviewed) await reviewDirectives(page)
}

async function openSolana(page: Page) {
  const panel = await openChain(page, 'Solana')
  await expect.poll(() => rowsOf(panel)).toContain('JUP')
  return panel
}

it('R1-294 Info of a held token opens its page; Ask asks for all its stats, and the agent replies with them', () =>
  asGuest({}, async (page) => {
    await openUnlocked(page)
    const panel = await openSolana(page)
    await panel.getByRole('button', { name: 'More for JUP', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Info', exact: true }).click()
    const tokenPage = page.getByRole('region', { name: 'Token app', exact: true })
    await tokenPage.getByRole('button', { name: 'Ask', exact: true }).click()
    await thread(page)
      .getByText(/^Give me all stats for JUP \(JUPyiw\w+\)$/)
      .waitFor()
    await settled(page)
    await thread(page).getByRole('region', { name: 'JUP', exact: true }).getByText('Market cap').waitFor()
    // Beside the page, which stays.
    expect(await tokenPage.isVisible()).toBe(true)
  }))

it('R1-009 answers with data of the Bitcoin ecosystem once its tools are switched on', () =>
  asGuest({}, async (page) => {
    await openUnlocked(page)
    await say(page, 'Show the latest Bitcoin inscriptions')
    await settled(page)
    await lastRow(page).getByText('Switch them on in Toolbox').waitFor()
    await openToolbox(page)
    await tab(page, 'Analyst').click()
    await categorySwitch(page, 'Ordiscan').click()
    await expect.poll(() => categorySwitch(page, 'Ordiscan').isChecked()).toBe(true)
    await card(page, 'Ordiscan').getByText('Enabled', { exact: true }).waitFor()
    await say(page, 'Show the latest Bitcoin inscriptions')
    await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(4)
    await settled(page)
    const table = lastRow(page).getByRole('table', { name: 'Inscriptions' })
    await table.waitFor()
    expect(await table.getByRole('row').count()).toBeGreaterThan(3)
    expect((await table.allInnerTexts()).join(' ')).toMatch(/\d{2,3}(,\d{3})+.*(image|text)\//s)
  }))

it('R1-162 R1-275 a feedback record has request, message, feedback and key, and nobody leaves one without it', () =>
  asGuest({}, async (page) => {
    await openUnlocked(page)
    await say(page, 'Show my spending limits')
    await settled(page)
    const [sent] = await Promise.all([
      page.waitForRequest((request) => new URL(request.url()).pathname === FEEDBACK_PATH),
      lastRow(page).getByRole('button', { name: 'Good answer' }).click(),
    ])
    const record = sent.postDataJSON()
    expect(record).toEqual({
      vaultId: await selectedVaultId(page),
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      messageId: await lastRow(page).getAttribute('data-message'),
      feedback: 'positive',
    })
    const key = sent.headers()['x-api-key'] ?? ''
    expect(key).not.toBe('')

    // The key rides in the head of our own calls; in the body, as the record is written, it counts the same.
    const give = (body: object) =>
      page.evaluate(
        async ({ path, body }) =>
          (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body }))
            .status,
        { path: FEEDBACK_PATH, body: JSON.stringify(body) },
      )
    const kept = async () => {
      await page.reload()
      await expect.poll(() => rows(page).count()).toBeGreaterThan(1)
      const pressed = lastRow(page).locator('[aria-pressed="true"]')
      return (await pressed.count()) === 0 ? null : await pressed.getAttribute('aria-label')
    }
    await expect.poll(kept).toBe('Good answer')
    expect(await give({ ...record, feedback: 'negative' })).toBe(401)
    expect(await give({ ...record, feedback: 'negative', apiKey: key })).toBe(200)
    await expect.poll(kept).toBe('Bad answer')
    expect(await give({ ...record, feedback: null, apiKey: key })).toBe(200)
    await expect.poll(kept).toBeNull()
  }))
