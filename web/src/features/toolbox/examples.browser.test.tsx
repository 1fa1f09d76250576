import { TOOL_CATEGORIES } from '@windhover/core/toolbox/category-list'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { refuseCopying } from '../../testing/clipboard.ts'
import { card, expander, openToolbox } from '../../testing/parts/toolbox.ts'
import { eventually, press, textsOf } from '../../testing/screen.ts'

it('R1-142 R1-145 R2-292 opens to its examples, each of which is copied as it stands', async () => {
  await openToolbox()
  const examples = TOOL_CATEGORIES.find(({ id }) => id === 'ethereum')?.examples ?? []
  const lines = card('Ethereum').getByRole('list').getByRole('listitem')
  await expect.element(expander('Ethereum')).toHaveAttribute('aria-expanded', 'false')
  expect(lines.elements()).toEqual([])
  await expander('Ethereum').click()
  await eventually(() => textsOf(lines)).toEqual(examples)
  for (const example of examples) {
    await lines.getByRole('button', { name: `Copy: ${example}` }).click()
    await eventually(() => navigator.clipboard.readText()).toBe(example)
    await expect
      .element(page.getByRole('status').getByText('Example copied to clipboard!').first())
      .toBeVisible()
  }
  ;(expander('Ethereum').element() as HTMLElement).focus()
  await press('{Enter}')
  await eventually(() => lines.elements().length).toBe(0)
})

it('R1-325 says so where an example cannot be copied', async () => {
  await openToolbox()
  refuseCopying()
  await expander('Solana').click()
  await card('Solana')
    .getByRole('button', { name: /^Copy: / })
    .first()
    .click()
  await expect.element(page.getByRole('alert').getByText('Failed to copy example')).toBeVisible()
})
