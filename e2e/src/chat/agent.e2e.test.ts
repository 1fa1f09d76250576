import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openChain, rowsOf } from '../support/balances-visits.ts'
import { chartOf, openChartOf } from '../support/chart-parts.ts'
import { oneFundedGuest } from '../support/one-guest.ts'
import { selectedVaultId } from '../support/person.ts'
import { card, categorySwitch, openToolbox, tab } from '../support/toolbox-parts.ts'
import { CHAT_PATHS } from './chat-answers.ts'
import { button, lastRow, openEmptyChat, reviewDirectives, rows, say, thread } from './chat-parts.ts'

/** What the living agent answers; nothing on the way to it is made up. */
const asGuest = oneFundedGuest('chat-agent')

async function openUnlocked(page: Page): Promise<void> {
  await openEmptyChat(page)
  const review = button(page, 'Review Directives')
  const isLocked = await review.waitFor({ timeout: 3_000 }).then(
    () => true,
    () => false,
  )
  if (isLocked) await reviewDirectives(page)
}

async function openSolana(page: Page) {
  const panel = await openChain(page, 'Solana')
  await expect.poll(() => rowsOf(panel)).toContain('JUP')
  return panel
}

/** The reply is over when it can be copied. */
const settled = (page: Page) => lastRow(page).getByRole('button', { name: 'Copy message' }).waitFor()
const JUP_STATS = /^Give me all stats for JUP \(JUPyiw\w+\)$/

it('R1-294 Info of a held token asks for all its stats, and the agent replies with them', () =>
  asGuest({}, async (page) => {
    await openUnlocked(page)
    const panel = await openSolana(page)
    await panel.getByRole('button', { name: 'More for JUP', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Info', exact: true }).click()
    await thread(page).getByText(JUP_STATS).waitFor()
    await settled(page)
    await thread(page).getByRole('region', { name: 'JUP', exact: true }).getByText('Market cap').waitFor()
    // Beside the panel, which stays.
    expect(await panel.isVisible()).toBe(true)

    await panel.getByRole('button', { name: 'More for SOL', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Info', exact: true }).click()
    await thread(page).getByText('Give me all stats for SOL', { exact: true }).waitFor()
    await thread(page).getByRole('region', { name: 'SOL', exact: true }).getByText('Market cap').waitFor()
  }))

it('R1-294 Info of the chart closes it and asks, also on phones, where the answer then has the screen', () =>
  asGuest({ viewport: 'mobile' }, async (page) => {
    await openUnlocked(page)
    const chart = await openChartOf(await openSolana(page), 'JUP')
    await chart.getByRole('button', { name: 'Info', exact: true }).click()
    await chartOf(page, 'JUP').waitFor({ state: 'detached' })
    await thread(page).getByText(JUP_STATS).last().waitFor()
    await settled(page)
    expect(await thread(page).isVisible()).toBe(true)
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
      page.waitForRequest((request) => new URL(request.url()).pathname === CHAT_PATHS.feedback),
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
        { path: CHAT_PATHS.feedback, body: JSON.stringify(body) },
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
