import { balanceRoutes } from '@windhover/core/balances/contract'
import { priceRoutes } from '@windhover/core/prices/contract'
import { expect, it } from 'vitest'
import { longWallet } from '../../testing/answers/balances.ts'
import { VIEWPORTS } from '../../testing/open-app.tsx'
import { openChain, balancesPanel as panel, rowsOf } from '../../testing/parts/balances.ts'
import { eventually } from '../../testing/screen.ts'

const MANY = 1_000
const DRAWN_MAX = 50

async function openWithMany(viewport: keyof typeof VIEWPORTS): Promise<void> {
  await openChain('Solana', {
    viewport,
    before: (server) => {
      server.answer(priceRoutes.getPrices, { prices: [] })
      server.answer(balanceRoutes.getWallet, longWallet(MANY))
    },
  })
  await eventually(rowsOf).toContain('TOKEN0')
}

const rows = () => panel().getByRole('row').elements().slice(1)
const last = () => panel().getByRole('button', { name: `TOKEN${MANY - 1}`, exact: true })

function scrollerOf(element: Element): Element {
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && getComputedStyle(at).overflowY === 'auto') return at
  }
  throw new Error('nothing scrolls here')
}

it.each(Object.keys(VIEWPORTS) as (keyof typeof VIEWPORTS)[])(
  'draws only those in sight of a thousand tokens, and is as long as if all were drawn, %s',
  async (viewport) => {
    await openWithMany(viewport)
    expect(rows().length).toBeLessThan(DRAWN_MAX)
    const table = panel().getByRole('table').element()
    expect(table.getAttribute('aria-rowcount')).toBe(String(MANY + 1))
    const body = table.querySelector('tbody')
    const [first] = rows()
    expect(body?.offsetHeight).toBe(MANY * (first as HTMLElement).offsetHeight)

    const scroller = scrollerOf(table)
    const lengthPx = scroller.scrollHeight
    scroller.scrollTop = lengthPx / 2
    await eventually(() => rows()[0]?.getAttribute('aria-rowindex')).not.toBe('2')
    expect(scroller.scrollHeight).toBe(lengthPx)
    scroller.scrollTop = lengthPx
    await expect.element(last()).toBeVisible()
    expect(last().element().closest('tr')?.getAttribute('aria-rowindex')).toBe(String(MANY + 1))
    expect(rows().length).toBeLessThan(DRAWN_MAX)
    expect(scroller.scrollHeight).toBe(lengthPx)
  },
)
