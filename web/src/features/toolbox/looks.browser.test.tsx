import { toolboxRoutes } from '@windhover/core/toolbox/contract'
import { expect, it } from 'vitest'
import { changeToolbox, withoutMessari } from '../../testing/answers/toolbox.ts'
import { expectGoodLook, LOOK_WITHIN_MS, SIZES } from '../../testing/looks.ts'
import { card, expander, openToolbox, searchBox, tab, toolboxPanel } from '../../testing/parts/toolbox.ts'

const LONG = 'An answer that somebody wrote far too long '.repeat(4).trim()

it.each(SIZES)(
  'R1-142 looks right on $viewport, with names for everything and nothing too wide',
  { timeout: LOOK_WITHIN_MS },
  async (size) => {
    await openToolbox(size)
    await expander('Conditional trading').click()
    await expectGoodLook('toolbox-trader')
    await tab('Analyst').click()
    await expect.element(card('Messari')).toBeVisible()
    await expectGoodLook('toolbox-analyst')
    await tab('Trader').click()
    await searchBox().fill('inscriptions')
    await expect.element(toolboxPanel().getByText('No categories match')).toBeVisible()
    await expectGoodLook('toolbox-empty')
  },
)

it.each(SIZES)('has room for words far too long on $viewport', { timeout: LOOK_WITHIN_MS }, async (size) => {
  await openToolbox({
    ...size,
    before: (server) =>
      changeToolbox(server, (told) => {
        const { tools, categories } = withoutMessari(told)
        const examples = [LONG, 'x'.repeat(300)]
        const lengthen = (category: (typeof categories)[number]) =>
          category.id === 'coinglass' ? { ...category, description: LONG, examples } : category
        return { tools, categories: categories.map(lengthen) }
      }),
  })
  await tab('Analyst').click()
  await expander('CoinGlass').click()
  await expect.element(card('CoinGlass').getByText(LONG).first()).toBeVisible()
  await expectGoodLook('toolbox-long')
})

it.each(SIZES)('looks right while it loads, on $viewport', { timeout: LOOK_WITHIN_MS }, async (size) => {
  await openToolbox({ ...size, before: (server) => void server.hold(toolboxRoutes.getToolbox) })
  await expect.element(toolboxPanel().getByText('Loading the toolbox')).toBeInTheDocument()
  await expectGoodLook('toolbox-loading')
})
