import postgres from 'postgres'
import { afterAll, expect, inject, it } from 'vitest'
import { expectNoAxeViolations } from '../support/axe.ts'
import {
  card,
  cards,
  categoryBox,
  contentField,
  filterButton,
  memoryPanel,
  newButton,
  openMemory,
  option,
  type StoredMemory,
  searchBox,
  sheet,
  storeMemories,
} from '../support/memory-parts.ts'
import { newcomerVisits } from '../support/newcomer-visits.ts'
import { listSidewaysOverflow } from '../support/shell-overflow.ts'

const { databaseUrl } = inject('product')
const sql = postgres(databaseUrl, { max: 1 })
const asNewcomer = newcomerVisits()
afterAll(() => sql.end())

const SHOWN: readonly StoredMemory[] = [
  {
    category: 'risk',
    content: 'Never put more than 5% of the vault into one token under $10M market cap.',
    ageDays: 21,
    changedDaysAgo: 2,
  },
  {
    category: 'preferences',
    content: 'Show prices in USD and compare every Solana token with SOL.',
    source: 'chat',
    ageDays: 4,
  },
  {
    category: 'trading style',
    content: 'Prefers limit entries near the weekly low and closes half at the first target.',
    source: 'inferred',
    ageDays: 0.1,
  },
  {
    category: 'a category with a name as long as it gets',
    content: `Long: ${'this goes on and on, '.repeat(60)}`,
    ageDays: 60,
  },
  { category: 'tax', content: `NoSpacesAtAll${'x'.repeat(200)}`, ageDays: 90 },
]

const looks = (['desktop', 'mobile'] as const).flatMap((viewport) =>
  (['dark', 'light'] as const).map((theme) => ({ viewport, theme })),
)

it.each(looks)(
  'R1-127 R1-131 R1-134 stands on $viewport in $theme, with names for everything and nothing too wide',
  (look) =>
    asNewcomer(look, async ({ page }) => {
      const check = async (part: string) => {
        const name = `memory-${part}-${look.viewport}-${look.theme}`
        await page.waitForTimeout(300)
        await page.screenshot({ path: `reports/screens/${name}.png` })
        await expectNoAxeViolations(page, name)
        expect(await listSidewaysOverflow(page), name).toEqual([])
      }
      await openMemory(page)
      await memoryPanel(page).getByText('No memories found', { exact: true }).waitFor()
      await check('empty')
      await storeMemories(page, sql, SHOWN)
      await openMemory(page)
      await cards(page).nth(4).waitFor()
      await check('list')

      await newButton(page).click()
      await contentField(page).fill('Ask before moving a stop loss further away from the price.')
      await categoryBox(page).fill('t')
      await option(page, 'Create "t"').waitFor()
      await check('create')
      await page.keyboard.press('Escape')
      await categoryBox(page).fill('')
      await page.keyboard.press('Escape')
      await sheet(page, 'Create memory').waitFor({ state: 'visible' })
      await sheet(page, 'Create memory').getByRole('button', { name: 'Create memory' }).click()
      await sheet(page, 'Create memory').getByRole('alert').getByText('Category and content').waitFor()
      await check('required')
      await sheet(page, 'Create memory').getByRole('button', { name: 'Cancel' }).click()

      await filterButton(page).click()
      await page.getByRole('menuitemradio', { name: 'All Categories' }).waitFor()
      await check('filter')
      await page.keyboard.press('Escape')
      await card(page, 'Prefers limit').getByRole('button', { name: 'Forget it' }).click()
      await page.getByRole('alertdialog').waitFor()
      await check('delete')
      await page.keyboard.press('Escape')
      await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
      await searchBox(page).fill('nothing like this')
      await memoryPanel(page).getByText('Try adjusting your search or category filter.').waitFor()
      await check('no-match')
    }),
)
