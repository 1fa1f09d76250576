import type { OwnLeaderboardRow } from '@windhover/core/leaderboard/contract'
import { leaderboardRoutes } from '@windhover/core/leaderboard/contract'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerLeaderboard } from '../../testing/answers/leaderboard.ts'
import { keepSettings } from '../../testing/answers/settings.ts'
import { expectGoodLook, LOOK_WITHIN_MS, SIZES } from '../../testing/looks.ts'
import { type AppOptions, VIEWPORTS } from '../../testing/open-app.tsx'
import { appPanel, openWorkspace, palette, pressCtrlK } from '../../testing/parts/shell.ts'
import { eventually, find, focused, press, tryAgainAfter, wordsBesideLogos } from '../../testing/screen.ts'
import type { Call } from '../../testing/stub-server.ts'

const board = () => page.getByRole('region', { name: 'Leaderboard', exact: true })
const opener = () => page.getByRole('main').getByRole('button', { name: 'Leaderboard', exact: true })
const ranking = () => board().getByRole('table', { name: 'Leaderboard' })
const ownTable = () => board().getByRole('table', { name: 'Your vault' })
const button = (name: string) => board().getByRole('button', { name, exact: true })
const rows = () => find('tbody tr', ranking().element()).map(wordsOf)
const names = () => find('tbody tr bdi', ranking().element()).map(({ innerText }) => innerText)
const ranks = () => find('tbody tr', ranking().element()).map((row) => find('td', row)[0]?.innerText)
/** Cell by cell; the letters of a mark are no words. */
const wordsOf = (row: Element) =>
  wordsBesideLogos(row).flatMap((line) => line.split('\t').filter((word) => word !== ''))
const boxOf = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

async function openBoard(options: AppOptions & { own?: Partial<OwnLeaderboardRow> | null } = {}) {
  const { own, ...given } = options
  let calls: Call[] = []
  const before: AppOptions['before'] = async (server, vaultId) => {
    calls = answerLeaderboard(server, vaultId, own)
    await given.before?.(server, vaultId)
  }
  const opened = await openWorkspace({ ...given, before })
  await opener().click()
  await expect.element(board()).toBeVisible()
  return { ...opened, calls, asked: () => Object.fromEntries(calls.at(-1)?.query ?? []) }
}

describe('the leaderboard', () => {
  it('R1-052 covers the whole chat until it is closed (decision G46: from a trophy button)', async () => {
    await openBoard()
    await expect.element(ranking()).toBeVisible()
    expect(boxOf(board().element())).toEqual(boxOf(page.getByRole('main').element()))
    const chat = find('section[aria-label="Chat"]')[0]
    expect(chat?.closest('[inert]'), 'what lies behind is out of reach').not.toBeNull()
    await eventually(() => focused()?.textContent).toBe('Leaderboard')
    await button('Close leaderboard').click()
    await expect.element(board()).not.toBeInTheDocument()
    await eventually(focused).toBe(opener().element())
    await opener().click()
    await expect.element(ranking()).toBeVisible()
    await press('{Escape}')
    await expect.element(board()).not.toBeInTheDocument()
    await eventually(focused).toBe(opener().element())
  })

  it('R1-151 R1-152 R1-153 R1-295 asks for the first twenty by aura, and shows them', async () => {
    const { asked, vaultId } = await openBoard()
    await expect.element(ranking()).toBeVisible()
    expect(asked()).toMatchObject({ page: '1', pageSize: '20', orderBy: 'aura', query: '', vaultId })
    expect(rows()).toHaveLength(20)
    const heads = find('th', ranking().element()).map(({ innerText }) => innerText)
    expect(heads).toEqual(['Rank', 'Vault', 'PnL', 'Referrals', 'Aura'])
    expect(rows()[0]).toEqual(['1', 'Vault #900001', '+$91.7k', '300', '98,410'])
    expect(find('th[aria-sort="descending"]', ranking().element())[0]?.innerText).toBe('Aura')
    await expect.element(board().getByText(/^4,812 vaults, updated \d\d:30$/)).toBeVisible()
  })

  it('R1-153 orders by PnL, referrals or aura, from the first page on', async () => {
    const { asked } = await openBoard()
    await button('Next').click()
    await eventually(asked).toMatchObject({ page: '2' })
    await board().getByRole('radio', { name: 'PnL' }).click()
    await eventually(asked).toMatchObject({ orderBy: 'pnl', page: '1' })
    await eventually(() => rows()[0]).toEqual(['1', 'Vault #900001', '+$84.2k', '300', '56,400'])
    await ranking().getByRole('button', { name: 'Referrals' }).click()
    await eventually(asked).toMatchObject({ orderBy: 'referrals', page: '1' })
    await expect.element(board().getByRole('radio', { name: 'Referrals' })).toBeChecked()
  })

  it('R1-154 finds a vault by its name, and says when there is none', async () => {
    const { asked } = await openBoard()
    const field = board().getByRole('searchbox', { name: 'Search vault' })
    await field.fill('kest')
    await eventually(names).toEqual(['Kestrel'])
    expect(asked()).toMatchObject({ query: 'kest', page: '1' })
    await expect.element(board().getByText('1–1 of 1')).toBeVisible()
    await field.fill('nobody <b>')
    await expect.element(board().getByText('No vault found for “nobody <b>”.')).toBeVisible()
    await board().getByRole('button', { name: 'Clear' }).click()
    await eventually(() => names().length).toBe(20)
  })

  it('R1-151 goes from page to page, and to one’s own', async () => {
    const { vaultId } = await openBoard()
    await expect.element(board().getByText('Page 1 of 241')).toBeVisible()
    await expect.element(button('Previous')).toBeDisabled()
    await button('Next').click()
    await eventually(() => ranks()[0]).toBe('21')
    await expect.element(board().getByText('21–40 of 4,812')).toBeVisible()
    await button('Previous').click()
    await eventually(() => ranks()[0]).toBe('1')
    await button('Go to my rank').click()
    await eventually(() => ranks()[0]).toBe('201')
    await eventually(names).toContain(`Vault #${vaultId}`)
    await expect.element(button('Go to my rank')).not.toBeInTheDocument()
  })

  it('pins one’s own vault above the paging', async () => {
    const { vaultId } = await openBoard()
    await expect.element(ownTable()).toBeVisible()
    const [row] = find('tbody tr', ownTable().element())
    expect(row && wordsOf(row)).toEqual([...['214', `Vault #${vaultId}`, 'You', '+$1.28k', '4', '6,180']])
    const place = () => boxOf(ownTable().element()).y
    const before = place()
    find('table', board().element())[0]?.parentElement?.scrollTo({ top: 300 })
    expect(place()).toBe(before)
    const rightEdges = [ranking(), ownTable()].map((table) => {
      const cells = find('tbody tr:first-child td', table.element())
      return cells.map((cell) => Math.round(cell.getBoundingClientRect().right))
    })
    expect(rightEdges[0], 'in line with the columns above').toEqual(rightEdges[1])
  })

  it('D15 says in words how aura is counted, and of what one’s own is made', async () => {
    await openBoard()
    await button('How it is counted').click()
    const about = page.getByRole('dialog', { name: 'How it is counted' })
    const words =
      '1 point for each prompt, up to 50 a day. 20 for each settled trade, up to 20 a day. 250 for each person you brought who has traded.'
    await expect.element(about.getByText(words)).toBeVisible()
    const facts = find('dl > div', about.element()).map(({ innerText }) => innerText.split('\n'))
    expect(facts).toEqual([
      ['Prompts', '1,180 × 1'],
      ['Trades', '200 × 20'],
      ['Referrals that traded', '4 × 250'],
      ['Total', '6,180'],
    ])
    await press('{Escape}')
    await expect.element(about).not.toBeInTheDocument()
    // Esc closes the top layer alone.
    await expect.element(board()).toBeVisible()
  })

  it('lets people choose what others see', async () => {
    const { server, vaultId } = await openBoard({ own: { rank: null, shows: 'nothing' } })
    const kept = keepSettings(server, vaultId, { leaderboardShows: 'nothing' })
    await expect.element(ownTable().getByText('Hidden')).toBeVisible()
    await expect.element(button('Go to my rank')).not.toBeInTheDocument()
    await button('How it is counted').click()
    await expect.element(page.getByText(/^Others don’t see your vault\./)).toBeVisible()
    await page.getByRole('button', { name: 'Change' }).click()
    const choice = appPanel('Settings').getByRole('radiogroup', { name: 'Others see' })
    await expect.element(choice.getByRole('radio', { name: 'Nothing' })).toBeChecked()
    await choice.getByRole('radio', { name: 'Its name' }).click()
    await eventually(kept.changes).toEqual([{ leaderboardShows: 'name' }])
  })

  it('opens from the command palette', async () => {
    await openWorkspace({ before: (server, vaultId) => void answerLeaderboard(server, vaultId) })
    await pressCtrlK()
    await expect.element(palette()).toBeVisible()
    await userEvent.keyboard('leaderb')
    await page.getByRole('option', { name: /^Leaderboard/ }).click()
    await expect.element(ranking()).toBeVisible()
  })

  it('shows names of strangers as they are, in one line', async () => {
    await openBoard()
    await eventually(names).toContain('<img src=x onerror=alert(1)>')
    expect(find('img[src="x"]')).toEqual([])
    const heights = find('tbody tr', ranking().element()).map((row) => row.getBoundingClientRect().height)
    expect(new Set(heights).size).toBe(1)
  })

  it('keeps what it shows while another page is on its way', async () => {
    const { server } = await openBoard()
    await expect.element(ranking()).toBeVisible()
    const held = server.hold(leaderboardRoutes.getLeaderboard)
    await button('Next').click()
    await expect.element(ranking()).toHaveAttribute('aria-busy', 'true')
    expect(ranks()[0]).toBe('1')
    expect(held.calls).toHaveLength(1)
  })
})

describe('looks', { timeout: LOOK_WITHIN_MS }, () => {
  it.each(SIZES)('good on $viewport: rows, formula and a search without result', async ({ viewport }) => {
    await openBoard({ viewport, at: viewport === 'desktop' ? '?app=balances' : '' })
    await expect.element(ranking()).toBeVisible()
    if (viewport === 'mobile') {
      const [width, height] = VIEWPORTS.mobile
      expect(boxOf(board().element())).toEqual({ x: 0, y: 0, width, height })
      expect(boxOf(button('Close leaderboard').element()).width).toBeGreaterThanOrEqual(44)
    }
    await expectGoodLook('leaderboard')
    await button('How it is counted').click()
    await expect.element(page.getByText('What aura is')).toBeVisible()
    await expectGoodLook('leaderboard-about')
    await press('{Escape}')
    await board().getByRole('searchbox').fill('nobody')
    await expect.element(board().getByText('No vault found for “nobody”.')).toBeVisible()
    await expectGoodLook('leaderboard-not-found')
  })

  it.each(SIZES)('good on $viewport before anybody is ranked', async ({ viewport }) => {
    await openBoard({
      viewport,
      before: (server) =>
        void server.answer(leaderboardRoutes.getLeaderboard, {
          ...{ data: [], page: 1, pageSize: 20, total: 0, updatedAt: '2026-05-14T14:30:00.000Z', own: null },
        }),
    })
    await expect.element(board().getByText('Nobody is ranked yet.')).toBeVisible()
    await expect.element(board().getByText('Your vault is not ranked yet.')).toBeVisible()
    await expectGoodLook('leaderboard-empty')
  })

  it.each(SIZES)('good on $viewport while it loads', async ({ viewport }) => {
    await openBoard({
      viewport,
      before: (stubs) => void stubs.hold(leaderboardRoutes.getLeaderboard),
    })
    await expect.element(board().getByRole('status').getByText('Loading the leaderboard')).toBeInTheDocument()
    await expectGoodLook('leaderboard-loading')
  })

  it.each(SIZES)('good on $viewport when it cannot be read, and reads it again', async ({ viewport }) => {
    const { server, vaultId } = await openBoard({
      viewport,
      before: (stubs) => void stubs.breakDown(leaderboardRoutes.getLeaderboard),
    })
    await expect
      .element(board().getByRole('alert').getByText('The leaderboard could not be loaded.'))
      .toBeVisible()
    await expectGoodLook('leaderboard-trouble')
    await tryAgainAfter(() => answerLeaderboard(server, vaultId), button('Try again'))
    await expect.element(ranking()).toBeVisible()
  })
})
