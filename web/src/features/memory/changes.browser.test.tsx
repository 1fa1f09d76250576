import { memoryRoutes } from '@windhover/core/memory/contract'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerMemories, memoryOf } from '../../testing/answers/memory.ts'
import {
  card,
  cards,
  categoryBox,
  contentField,
  createButton,
  memoryPanel,
  newButton,
  notice,
  openMemory,
  option,
  sheet,
} from '../../testing/parts/memory.ts'
import { eventually, focused, press, textsOf } from '../../testing/screen.ts'
import type { Call } from '../../testing/stub-server.ts'

const saveButton = () => sheet('Edit memory').getByRole('button', { name: 'Save changes' })
const question = () => page.getByRole('alertdialog', { name: 'Delete memory' })
const sure = () => question().getByText('Are you sure you want to delete this memory?')
const required = (title: string) => sheet(title).getByText('Category and content are required')
const bodies = (calls: readonly Call[]) => calls.map(({ body }) => body)

async function expectFields(category: string, content: string): Promise<void> {
  await expect.element(categoryBox()).toHaveValue(category)
  await expect.element(contentField()).toHaveValue(content)
}

describe('a new memory', () => {
  it('R1-134 R1-222 R1-247 R1-248 R1-285 R1-314 is written in a dialog that closes and forgets its fields', async () => {
    const { created } = await openMemory([])
    await newButton().click()
    await expect.element(categoryBox()).toHaveFocus()
    await createButton().click()
    await expect.element(required('Create memory')).toBeVisible()
    await contentField().fill('Ask before moving a stop loss')
    await createButton().click()
    await expect.element(required('Create memory')).toBeVisible()

    await categoryBox().fill('stop losses')
    await expect.element(option('Create "stop losses"')).toBeVisible()
    await press('{Enter}')
    await expect.element(categoryBox()).toHaveAttribute('aria-expanded', 'false')
    await expect.element(sheet('Create memory').getByText('New category')).toBeVisible()
    await expect.element(required('Create memory')).not.toBeInTheDocument()
    expect(created).toEqual([])
    await createButton().click()
    await expect.element(notice('Memory created successfully')).toBeVisible()
    await expect.element(sheet('Create memory')).not.toBeInTheDocument()
    await expect.element(newButton()).toHaveFocus()
    await expect.element(card('Ask before moving a stop loss')).toBeVisible()
    expect(bodies(created)).toEqual([{ category: 'stop losses', content: 'Ask before moving a stop loss' }])
    await newButton().click()
    await expectFields('', '')
  })

  it('R1-249 R1-250 takes a category from the list, or a new one by its Create option', async () => {
    const { created } = await openMemory([
      memoryOf({ category: 'Stop losses', content: 'one' }),
      memoryOf({ category: 'risk', content: 'two' }),
    ])
    const options = () => textsOf(page.getByRole('option'))
    await eventually(() => cards().elements().length).toBe(2)
    await newButton().click()
    await expect.element(categoryBox()).toHaveFocus()
    await press('{ArrowDown}')
    await eventually(options).toEqual(['risk', 'Stop losses'])
    await categoryBox().fill('stop')
    await eventually(options).toEqual(['Create "stop"', 'Stop losses'])
    await option('Create "stop"').click()
    await expect.element(categoryBox()).toHaveValue('stop')

    await categoryBox().fill('STOP LOSSES')
    await eventually(options).toEqual(['Stop losses'])
    const activeId = categoryBox().element().getAttribute('aria-activedescendant')
    expect(option('Stop losses').element().id).toBe(activeId)
    await press('{Enter}')
    await expect.element(categoryBox()).toHaveValue('Stop losses')
    await expect.element(memoryPanel().getByText('New category')).not.toBeInTheDocument()

    await categoryBox().fill('RISK')
    await contentField().fill('No leverage')
    await createButton().click()
    await expect.element(notice('Memory created successfully')).toBeVisible()
    expect(bodies(created)).toEqual([{ category: 'risk', content: 'No leverage' }])
  })

  it('R1-315 keeps what was typed when it cannot be stored, and says why', async () => {
    const { server } = await openMemory([])
    server.breakDown(memoryRoutes.createMemory)
    await newButton().click()
    await categoryBox().fill('risk')
    await contentField().fill('No leverage')
    await createButton().click()
    await expect.element(notice('Failed to create memory')).toBeVisible()
    await expect.element(notice('HTTP error! status: 409')).toBeVisible()
    server.refuse(memoryRoutes.createMemory, { error: 'Full for today.' })
    await createButton().click()
    await expect.element(notice('Full for today.')).toBeVisible()
    await expectFields('risk', 'No leverage')
  })

  it('closes layer by layer with Escape', async () => {
    await openMemory([])
    await newButton().click()
    await categoryBox().fill('risk')
    await expect.element(option('Create "risk"')).toBeVisible()
    await press('{Escape}')
    await expect.element(option('Create "risk"')).not.toBeInTheDocument()
    await expect.element(categoryBox()).toHaveValue('risk')
    await press('{Escape}')
    await expect.element(sheet('Create memory')).not.toBeInTheDocument()
    await expect.element(memoryPanel()).toBeVisible()
  })
})

describe('a memory', () => {
  it('R1-132 R1-134 R1-222 R1-247 R1-286 R1-316 R1-317 is edited', async () => {
    const stored = [memoryOf({ category: 'risk', content: 'No leverage', ageDays: 1 })]
    const { server, updated } = await openMemory(stored)
    await card('No leverage').getByRole('button', { name: 'Edit memory' }).click()
    await expectFields('risk', 'No leverage')
    await contentField().fill('  ')
    await saveButton().click()
    await expect.element(required('Edit memory')).toBeVisible()
    expect(updated).toEqual([])
    await contentField().fill('No leverage at all')
    server.breakDown(memoryRoutes.updateMemory)
    await saveButton().click()
    await expect.element(notice('Failed to update memory')).toBeVisible()
    const again = answerMemories(server, stored)
    await saveButton().click()
    await expect.element(notice('Memory updated successfully')).toBeVisible()
    await expect.element(sheet('Edit memory')).not.toBeInTheDocument()
    await expect.element(card('No leverage at all').getByText(/Updated just now/)).toBeVisible()
    expect(bodies(again.updated)).toEqual([
      { id: stored[0]?.id, category: 'risk', content: 'No leverage at all' },
    ])
    await newButton().click()
    await expectFields('', '')
  })

  it('R1-138 R1-287 R1-318 R1-319 is deleted only after a yes', async () => {
    const stored = [memoryOf({ category: 'risk', content: 'No leverage' })]
    const id = stored[0]?.id
    const { server, deleted } = await openMemory(stored)
    const ask = () => card('No leverage').getByRole('button', { name: 'Delete memory' }).click()
    const confirm = () => question().getByRole('button', { name: 'Confirm Delete' }).click()
    await ask()
    await expect.element(sure()).toBeVisible()
    await question().getByRole('button', { name: 'Cancel' }).click()
    await expect.element(question()).not.toBeInTheDocument()
    expect(deleted).toEqual([])
    expect(cards().elements()).toHaveLength(1)

    const failed = server.breakDown(memoryRoutes.deleteMemory)
    await ask()
    await confirm()
    await expect.element(notice('Failed to delete memory')).toBeVisible()
    expect(cards().elements()).toHaveLength(1)
    const again = answerMemories(server, stored)
    await ask()
    await confirm()
    await expect.element(notice('Memory deleted successfully')).toBeVisible()
    await expect.element(memoryPanel().getByText('Create your first memory to get started!')).toBeVisible()
    expect([bodies(deleted), bodies(failed), bodies(again.deleted)]).toEqual([[], [{ id }], [{ id }]])
  })

  it('that was inferred is kept or forgotten by a person', async () => {
    await openMemory([
      memoryOf({ content: 'Prefers limit entries', source: 'inferred' }),
      memoryOf({ content: 'Buys every dip', source: 'inferred' }),
    ])
    const keep = card('Prefers limit').getByRole('button', { name: 'Keep it' })
    await keep.click()
    await expect.element(card('Prefers limit').getByText(/^From chat, /)).toBeVisible()
    await expect.element(keep).not.toBeInTheDocument()
    await card('Buys every dip').getByRole('button', { name: 'Forget it' }).click()
    await expect.element(sure()).toBeVisible()
    await question().getByRole('button', { name: 'Confirm Delete' }).click()
    await eventually(() => cards().elements().length).toBe(1)
    await eventually(() => focused() !== document.body).toBe(true)
  })
})
