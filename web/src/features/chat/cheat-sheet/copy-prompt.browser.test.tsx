import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { refuseCopying } from '../../../testing/clipboard.ts'
import { openApp } from '../../../testing/open-app.tsx'

it('R1-324 says so where a prompt cannot be copied', async () => {
  refuseCopying()
  await openApp()
  await page.getByRole('region', { name: 'Chat' }).getByRole('button', { name: 'Add' }).click()
  await page.getByRole('menuitem', { name: 'Prompt Cheat Sheet' }).click()
  await page
    .getByRole('dialog', { name: 'Prompt Cheat Sheet' })
    .getByRole('button', { name: /^Copy: / })
    .first()
    .click()
  await expect.element(page.getByRole('alert').getByText('Failed to copy prompt')).toBeVisible()
})
