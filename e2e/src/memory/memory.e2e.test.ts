import type { Page } from 'playwright-core'
import { it } from 'vitest'
import { newcomerVisits } from '../support/newcomer-visits.ts'
import { appPanel } from '../support/shell-parts.ts'

const asNewcomer = newcomerVisits()

const panel = (page: Page) => appPanel(page, 'Memory')
const card = (page: Page, text: string) =>
  panel(page).getByRole('list', { name: 'Memories' }).getByRole('listitem').filter({ hasText: text })
const notice = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true })
const none = (page: Page) => panel(page).getByText('Create your first memory to get started!').waitFor()

it('R1-134 R1-314 R1-316 R1-318 a memory is stored, changed and deleted, and another tab sees it each time', () =>
  asNewcomer({}, async ({ page }) => {
    const other = await page.context().newPage()
    for (const tab of [page, other]) {
      await tab.goto('/?app=memory')
      await none(tab)
    }
    await panel(page).getByRole('button', { name: 'New', exact: true }).click()
    await panel(page).getByRole('combobox', { name: 'Category' }).fill('risk')
    await panel(page).getByRole('textbox', { name: 'Content' }).fill('No leverage')
    await panel(page).getByRole('button', { name: 'Create memory' }).click()
    await notice(page, 'Memory created successfully').waitFor()
    await card(other, 'No leverage').waitFor()

    await card(page, 'No leverage').getByRole('button', { name: 'Edit memory' }).click()
    await panel(page).getByRole('textbox', { name: 'Content' }).fill('No leverage at all')
    await panel(page).getByRole('button', { name: 'Save changes' }).click()
    await notice(page, 'Memory updated successfully').waitFor()
    await card(other, 'No leverage at all').waitFor()

    // By search, which the server does.
    await page.reload()
    await panel(page).getByRole('searchbox', { name: 'Search memories' }).fill('leverage')
    await panel(page).getByText('1 found', { exact: true }).waitFor()
    await card(page, 'No leverage at all').getByRole('button', { name: 'Delete memory' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm Delete' }).click()
    await notice(page, 'Memory deleted successfully').waitFor()
    await none(other)
  }))
