import { it } from 'vitest'
import { newcomerVisits } from '../support/newcomer-visits.ts'
import { expectStored } from '../support/settings-parts.ts'
import { eventually } from '../support/shell-eventually.ts'
import { card, categorySwitch, openToolbox, tab, toolboxPanel } from '../support/toolbox-parts.ts'

const DEFAULTS = ['platform-features', 'solana', 'ethereum', 'hedera']
const asNewcomer = newcomerVisits()

it('R1-141 R1-227 R1-270 what is switched on and dismissed is stored for the next visit', () =>
  asNewcomer({}, async ({ page }) => {
    await openToolbox(page)
    const note = toolboxPanel(page).getByRole('note')
    await note.getByRole('button', { name: 'Dismiss' }).click()
    await tab(page, 'Analyst').click()
    // A premium category, which anybody may enable.
    await categorySwitch(page, 'CoinGlass').click()
    await expectStored(page, {
      dismissedNotes: ['toolbox-limit-warning'],
      toolCategories: [...DEFAULTS, 'coinglass'],
    })
    await openToolbox(page)
    await tab(page, 'Analyst').click()
    await card(page, 'CoinGlass').getByText('Enabled', { exact: true }).waitFor()
    await eventually(() => note.count()).toBe(0)
  }))
