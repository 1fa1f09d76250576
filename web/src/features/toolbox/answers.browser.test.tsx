import { settingsRoutes } from '@windhover/core/settings/contract'
import { type ToolboxView, toolboxRoutes } from '@windhover/core/toolbox/contract'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { changeToolbox, withoutMessari } from '../../testing/answers/toolbox.ts'
import {
  card,
  categorySwitch,
  meter,
  openToolbox,
  searchBox,
  tab,
  toolboxPanel,
} from '../../testing/parts/toolbox.ts'
import { tryAgainAfter } from '../../testing/screen.ts'

type Tools = ToolboxView['tools']

const openWith = (change: (told: ToolboxView) => ToolboxView) =>
  openToolbox({ before: (server) => changeToolbox(server, change) })
const manyTools = (count: number, category: Tools[number]['categories'][number]): Tools =>
  Array.from({ length: count }, (_, index) => ({ name: `read_one${index}`, categories: [category] }))

describe('the Toolbox page', () => {
  it('R1-332 leaves a switch off that would pass 50 tools, and says why', async () => {
    // The product has fewer tools than the limit.
    const { stored } = await openWith((told) => ({
      ...told,
      tools: [...told.tools, ...manyTools(50, 'messari')],
    }))
    const before = stored().toolCategories
    await tab('Analyst').click()
    await categorySwitch('Messari').click()
    await expect
      .element(
        page
          .getByRole('alert')
          .getByText('At most 50 tools can be enabled. Switch another category off first.'),
      )
      .toBeVisible()
    await expect.element(categorySwitch('Messari')).toHaveAttribute('aria-checked', 'false')
    expect(stored().toolCategories).toEqual(before)
  })

  it.each([
    [30, '30 of 50'],
    [31, '31 of 50, 30 or fewer work best'],
  ])('is amber beyond 30 tools, and not at 30: %i', async (count, spoken) => {
    await openWith((told) => ({ ...told, tools: manyTools(count, 'required') }))
    await expect.element(meter()).toHaveAttribute('aria-valuetext', spoken)
  })

  it('says which source is not connected, and cannot be switched on there', async () => {
    await openWith(withoutMessari)
    await tab('Analyst').click()
    await expect
      .element(card('Messari').getByText('Messari is not connected in this deployment.'))
      .toBeVisible()
    await expect.element(card('Messari').getByText('Not available')).toBeVisible()
    await expect.element(categorySwitch('Messari')).toBeDisabled()
  })

  it('takes back what the server refuses, and says so', async () => {
    const { server } = await openToolbox()
    const refused = server.refuse(settingsRoutes.changeSettings, { error: 'Not today.' })
    await categorySwitch('Solana').click()
    await expect.element(page.getByRole('alert').getByText('Not today.')).toBeVisible()
    await expect.element(categorySwitch('Solana')).toHaveAttribute('aria-checked', 'true')
    expect(refused).toHaveLength(1)
  })

  it('offers to try again where the toolbox cannot be read', async () => {
    const { server } = await openToolbox({
      before: (stubs) => void stubs.refuse(toolboxRoutes.getToolbox, { error: 'Not now.' }),
    })
    await expect.element(toolboxPanel().getByRole('alert').getByText('Not now.')).toBeVisible()
    await tryAgainAfter(
      () => changeToolbox(server, (told) => told),
      toolboxPanel().getByRole('button', { name: 'Try again' }),
    )
    await expect.element(searchBox()).toBeVisible()
  })
})
