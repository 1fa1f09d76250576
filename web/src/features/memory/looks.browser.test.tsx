import type { MemoryView } from '@windhover/core/memory/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { memoryOf } from '../../testing/answers/memory.ts'
import { expectGoodLook, LOOK_WITHIN_MS, SIZES } from '../../testing/looks.ts'
import {
  card,
  cards,
  categoryBox,
  contentField,
  createButton,
  filterButton,
  memoryPanel,
  newButton,
  openMemory,
  option,
  searchBox,
  sheet,
} from '../../testing/parts/memory.ts'
import { eventually, press } from '../../testing/screen.ts'

const SHOWN = [
  memoryOf({
    category: 'trading style',
    content: 'Prefers limit entries near the weekly low and closes half at the first target.',
    source: 'inferred',
    ageDays: 0.1,
  }),
  memoryOf({
    category: 'preferences',
    content: 'Show prices in USD and compare every Solana token with SOL.',
    source: 'chat',
    ageDays: 4,
  }),
  memoryOf({
    category: 'risk',
    content: 'Never put more than 5% of the vault into one token under $10M market cap.',
    ageDays: 21,
    changedDaysAgo: 2,
  }),
  memoryOf({
    category: 'a category with a name as long as it gets',
    content: `Long: ${'this goes on and on, '.repeat(60)}`,
    ageDays: 60,
  }),
  memoryOf({ category: 'tax', content: `NoSpacesAtAll${'x'.repeat(200)}`, ageDays: 90 }),
]

it.each(SIZES)(
  'R1-127 R1-131 R1-134 looks right on $viewport, with names for everything and nothing too wide',
  { timeout: LOOK_WITHIN_MS },
  async (size) => {
    const check = (part: string) => expectGoodLook(`memory-${part}`)
    const stored: MemoryView[] = []
    await openMemory(stored, size)
    await expect.element(memoryPanel().getByText('No memories found')).toBeVisible()
    await check('empty')
    stored.push(...SHOWN)
    await memoryPanel().getByRole('button', { name: 'Refresh' }).click()
    await eventually(() => cards().elements().length).toBe(5)
    await check('list')

    await newButton().click()
    await contentField().fill('Ask before moving a stop loss further away from the price.')
    await categoryBox().fill('t')
    await expect.element(option('Create "t"')).toBeVisible()
    await check('create')
    await press('{Escape}')
    await categoryBox().fill('')
    await press('{Escape}')
    await expect.element(sheet('Create memory')).toBeVisible()
    await createButton().click()
    await expect
      .element(
        sheet('Create memory')
          .getByRole('alert')
          .getByText(/^Category and content/),
      )
      .toBeVisible()
    await check('required')
    await sheet('Create memory').getByRole('button', { name: 'Cancel' }).click()

    await filterButton().click()
    await expect.element(page.getByRole('menuitemradio', { name: 'All Categories' })).toBeVisible()
    await check('filter')
    await press('{Escape}')
    await card('Prefers limit').getByRole('button', { name: 'Forget it' }).click()
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
    await check('delete')
    await press('{Escape}')
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    await searchBox().fill('nothing like this')
    await expect
      .element(memoryPanel().getByText('Try adjusting your search or category filter.'))
      .toBeVisible()
    await check('no-match')
  },
)
