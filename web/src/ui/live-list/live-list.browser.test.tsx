import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectGoodLook, LOOK_WITHIN_MS } from '../../testing/looks.ts'
import { preferMedia } from '../../testing/media.ts'
import { moveMouse } from '../../testing/mouse.ts'
import { type Fruit, fruitColumns, makeFruits, showList } from '../../testing/parts/live-list.tsx'
import { eventually, find, focused, press } from '../../testing/screen.ts'

const bodyRows = () => find('tbody tr[id]')
const names = () => bodyRows().map((row) => row.querySelector('td')?.innerText)
const selected = () => find('tr[aria-selected="true"]').map((row) => row.querySelector('td')?.innerText)
const scroller = () => find('.overflow-y-auto').find((box) => box.querySelector('table')) as HTMLElement
const reversed = (fruits: readonly Fruit[]) => [...fruits].reverse()

it('draws only what is near the screen, and every row says which one of all it is', async () => {
  showList({ rows: makeFruits(2_000) })
  await eventually(() => bodyRows().length).toBeGreaterThan(10)
  expect(bodyRows().length).toBeLessThan(40)
  const grid = page.getByRole('grid', { name: 'Fruits' }).element()
  expect(grid.getAttribute('aria-rowcount')).toBe('2001')
  expect(bodyRows()[0]?.getAttribute('aria-rowindex')).toBe('2')
  scroller().scrollTop = 1_000 * 48
  await eventually(() => names()).toContain('Fruit 1005')
  expect(bodyRows().length).toBeLessThan(40)
  const row = bodyRows().find((each) => each.innerText.startsWith('Fruit 1005'))
  expect(row?.getAttribute('aria-rowindex')).toBe('1007')
  // Each stands where it would if all were drawn.
  const top = (row?.getBoundingClientRect().top ?? 0) - scroller().getBoundingClientRect().top
  expect(top + scroller().scrollTop).toBeCloseTo(32 + 1_005 * 48, 0)
})

it('R3-088 sorts ascending at the first click on a head and toggles at the next; the unknown stands last', async () => {
  const onSort = vi.fn()
  const fruits = [...makeFruits(3), { name: 'Mystery', price: null, weight: 1 }]
  const list = showList({ rows: fruits, onSort })
  onSort.mockImplementation((sort) => list.change({ sort }))
  const head = page.getByRole('button', { name: 'Price' })
  await head.click()
  expect(onSort).toHaveBeenLastCalledWith({ by: 'price', direction: 'ascending' })
  await eventually(() => names()).toEqual(['Fruit 0', 'Fruit 1', 'Fruit 2', 'Mystery'])
  await head.click()
  await eventually(() => names()).toEqual(['Fruit 2', 'Fruit 1', 'Fruit 0', 'Mystery'])
  expect(page.getByRole('columnheader', { name: 'Price' }).element().getAttribute('aria-sort')).toBe(
    'descending',
  )
  await head.click()
  await eventually(() => names()).toEqual(['Fruit 0', 'Fruit 1', 'Fruit 2', 'Mystery'])
})

it('stands still while somebody points at it: figures change, newcomers wait until they are let in', async () => {
  const list = showList({ rows: makeFruits(5) })
  await eventually(() => names().length).toBe(5)
  const before = bodyRows()[2]?.getBoundingClientRect().top
  await page.getByText('Fruit 2', { exact: true }).hover()
  await eventually(() => page.getByText('Paused while you point at the list').elements().length).toBe(1)
  expect(bodyRows()[2]?.getBoundingClientRect().top).toBe(before)
  const dearer = makeFruits(5).map((fruit) => ({ ...fruit, price: (fruit.price ?? 0) + 1_000 }))
  list.change({ rows: [...makeFruits(2, 50), ...reversed(dearer).slice(0, 4)] })
  const waiting = page.getByRole('button', { name: '2 new waiting' })
  await eventually(() => waiting.elements().length).toBe(1)
  expect(names()).toEqual(['Fruit 0', 'Fruit 1', 'Fruit 2', 'Fruit 3', 'Fruit 4'])
  expect(bodyRows()[1]?.innerText).toContain('1002')
  await waiting.click()
  await eventually(() => names()).toEqual([
    'Fruit 50',
    'Fruit 51',
    'Fruit 4',
    'Fruit 3',
    'Fruit 2',
    'Fruit 1',
  ])
  expect(waiting.elements()).toEqual([])
})

it('goes on when the pointer leaves, and stays paused while its owner says so', async () => {
  const onPaused = vi.fn()
  const list = showList({ rows: makeFruits(3), onPaused })
  await page.getByText('Fruit 1', { exact: true }).hover()
  await eventually(() => onPaused.mock.lastCall).toEqual([true])
  list.change({ rows: makeFruits(4) })
  await eventually(() => page.getByRole('button', { name: '1 new waiting' }).elements().length).toBe(1)
  list.change({ isHeld: true })
  await moveMouse({ x: 1_300, y: 800 })
  await eventually(() => page.getByRole('button', { name: '1 new waiting' }).elements().length).toBe(1)
  expect(names().length).toBe(3)
  list.change({ isHeld: false })
  await eventually(() => names().length).toBe(4)
  expect(onPaused.mock.lastCall).toEqual([false])
})

it('walks by j, k and arrows, opens by Enter and gives other letters to its owner', async () => {
  const opened = vi.fn()
  const bought = vi.fn()
  const search = vi.fn()
  showList({
    onOpen: ({ name }) => opened(name),
    keys: [{ key: 'b', label: 'buy', act: ({ name }) => bought(name) }],
    onSearch: search,
  })
  await eventually(() => names().length).toBeGreaterThan(5)
  await press('b')
  expect(bought).not.toHaveBeenCalled()
  await press('jj')
  await eventually(selected).toEqual(['Fruit 1'])
  await press('{ArrowDown}k{Enter}b/')
  await eventually(selected).toEqual(['Fruit 1'])
  expect(opened.mock.calls).toEqual([['Fruit 1']])
  expect(bought.mock.calls).toEqual([['Fruit 1']])
  expect(search).toHaveBeenCalledTimes(1)
  const grid = page.getByRole('grid').element()
  expect(focused()).toBe(grid)
  const active = document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')
  expect(active?.innerText).toContain('Fruit 1')
  await press('{End}')
  await eventually(selected).toEqual(['Fruit 199'])
  const last = find('tr[aria-selected="true"]')[0]?.getBoundingClientRect()
  expect(last?.bottom).toBeLessThanOrEqual(scroller().getBoundingClientRect().bottom + 1)
  await press('{Home}')
  await eventually(selected).toEqual(['Fruit 0'])
})

it('leaves keys to whoever types, and to a button that has the focus', async () => {
  const opened = vi.fn()
  showList({ onOpen: opened })
  await userEvent.click(page.getByRole('textbox', { name: 'Search' }))
  await press('jjk')
  expect((page.getByRole('textbox', { name: 'Search' }).element() as HTMLInputElement).value).toBe('jjk')
  expect(selected()).toEqual([])
  await press('{Tab}')
  const button = page.getByRole('button', { name: 'Peel Fruit 3', exact: true }).element() as HTMLElement
  button.focus()
  await press('{Enter}')
  expect(opened).not.toHaveBeenCalled()
})

it('keeps the focus on a row that scrolls out of sight, changes its place or leaves', async () => {
  const list = showList({ rows: makeFruits(500) })
  await eventually(() => names().length).toBeGreaterThan(5)
  const button = page.getByRole('button', { name: 'Peel Fruit 3', exact: true }).element() as HTMLElement
  button.focus()
  await eventually(() => focused()).toBe(button)
  scroller().scrollTop = 300 * 48
  await eventually(() => names()).toContain('Fruit 305')
  expect(focused()).toBe(button)
  expect(names()).toContain('Fruit 3')
  list.change({ rows: reversed(makeFruits(500)) })
  await eventually(() =>
    bodyRows()
      .find((row) => row.contains(button))
      ?.getAttribute('aria-rowindex'),
  ).toBe('498')
  expect(focused()).toBe(button)
  list.change({ rows: makeFruits(300, 4) })
  await eventually(() => focused()).toBe(page.getByRole('grid').element())
})

const priceOf = (name: string) =>
  bodyRows()
    .find((row) => row.innerText.startsWith(name))
    ?.querySelector<HTMLElement>('td:nth-child(2) span')
const dearer = (fruits: readonly Fruit[], name: string) =>
  fruits.map((fruit) => (fruit.name === name ? { ...fruit, price: 999 } : fruit))

it('tints a figure that changed for a moment, and none where motion is reduced', async () => {
  await preferMedia({ reducedMotion: 'no-preference' })
  const list = showList({ rows: makeFruits(3) })
  await eventually(() => names().length).toBe(3)
  list.change({ rows: dearer(makeFruits(3), 'Fruit 1') })
  await eventually(() => priceOf('Fruit 1')?.style.color).toBe('var(--up)')
  expect(priceOf('Fruit 0')?.style.color).toBe('')
  await eventually(() => priceOf('Fruit 1')?.style.color).toBe('')

  await preferMedia({ reducedMotion: 'reduce' })
  const colours: string[] = []
  const figure = priceOf('Fruit 2')
  const watch = new MutationObserver(() => colours.push(figure?.style.color ?? ''))
  if (figure) watch.observe(figure, { attributes: true })
  list.change({ rows: dearer(dearer(makeFruits(3), 'Fruit 1'), 'Fruit 2') })
  await eventually(() => figure?.innerText).toBe('999')
  expect(colours).toEqual([])
})

it('draws only those rows anew that say something else', async () => {
  const drawn = vi.fn()
  const columns = [
    ...fruitColumns.slice(0, 1),
    {
      id: 'price',
      title: 'Price',
      cell: (fruit: Fruit) => {
        drawn(fruit.name)
        return fruit.price
      },
    },
  ]
  const list = showList({ rows: makeFruits(8), columns })
  await eventually(() => names().length).toBe(8)
  drawn.mockClear()
  // All of them are other objects, and only one says something else.
  list.change({
    rows: dearer(
      makeFruits(8).map((fruit) => ({ ...fruit })),
      'Fruit 5',
    ),
  })
  await eventually(() => bodyRows()[5]?.innerText).toContain('999')
  expect(drawn.mock.calls).toEqual([['Fruit 5']])
})

it('asks for more near the end, 200 px before it, and not while it is far', async () => {
  const onNearEnd = vi.fn()
  showList({ rows: makeFruits(100), onNearEnd })
  await eventually(() => names().length).toBeGreaterThan(5)
  expect(onNearEnd).not.toHaveBeenCalled()
  const end = scroller().scrollHeight - scroller().clientHeight
  scroller().scrollTop = end - 260
  await eventually(() => names()).toContain('Fruit 92')
  expect(onNearEnd).not.toHaveBeenCalled()
  scroller().scrollTop = end - 190
  await eventually(() => onNearEnd.mock.calls.length).toBeGreaterThan(0)
})

it('begins at the top of another list, whatever is paused', async () => {
  const list = showList({ rows: makeFruits(100) })
  await press('jj')
  await eventually(selected).toEqual(['Fruit 1'])
  scroller().scrollTop = 2_000
  await page.getByText('Fruit 45', { exact: true }).hover()
  list.change({ of: 'other', rows: makeFruits(50, 500) })
  await eventually(() => names()[0]).toBe('Fruit 500')
  expect(scroller().scrollTop).toBe(0)
  expect(selected()).toEqual([])
})

it('opens what gave way below a row in a narrow panel', async () => {
  const detail = { heightPx: 80, draw: ({ weight }: Fruit) => <p>Weighs {weight}</p> }
  showList({ rows: makeFruits(20), detail, widthPx: 400 })
  await eventually(() => names().length).toBeGreaterThan(5)
  expect(bodyRows()[0]?.getBoundingClientRect().height).toBe(60)
  const opener = page.getByRole('button', { name: 'Fruit 2', exact: true })
  await opener.click()
  await expect.element(page.getByText('Weighs 98')).toBeVisible()
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true')
  const below =
    (bodyRows()[3]?.getBoundingClientRect().top ?? 0) - (bodyRows()[2]?.getBoundingClientRect().top ?? 0)
  expect(below).toBe(140)
  await press('{Escape}')
  await opener.click()
  await expect.element(page.getByText('Weighs 98')).not.toBeInTheDocument()
})

it('looks right in every state', { timeout: LOOK_WITHIN_MS }, async () => {
  const list = showList({ rows: [], isLoading: true })
  await expect.element(page.getByText('Loading fruits...').last()).toBeVisible()
  await expectGoodLook('live-list-loading')
  const onRetry = vi.fn()
  list.change({ isLoading: false, error: { message: 'The orchard does not answer.', onRetry } })
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expectGoodLook('live-list-failed')
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledTimes(1)
  list.change({ error: null })
  await expect.element(page.getByText('No fruits found')).toBeVisible()
  await expectGoodLook('live-list-empty')
  list.change({ rows: makeFruits(30), keys: [{ key: 'b', label: 'buy', act: () => {} }], count: '30 of 212' })
  await press('jj')
  await page.getByText('Fruit 4', { exact: true }).hover()
  list.change({ rows: makeFruits(42), error: { message: 'The orchard does not answer.', onRetry } })
  await expect.element(page.getByRole('button', { name: '12 new waiting' })).toBeVisible()
  await expectGoodLook('live-list-paused')
  await moveMouse({ x: 1_300, y: 800 })
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expectGoodLook('live-list-old')
})
