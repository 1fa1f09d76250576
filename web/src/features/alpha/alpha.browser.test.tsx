import { CHAIN_SLUGS } from '@windhover/core/alpha/chain-slugs'
import { alphaRoutes } from '@windhover/core/alpha/contract'
import { chatRoutes } from '@windhover/core/chat/contract'
import { tokenRoutes } from '@windhover/core/tokens/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { takeQuestions } from '../../lib/ask-agent.ts'
import { answerProjects, projectOf } from '../../testing/answers/alpha.ts'
import { refuseCopying } from '../../testing/clipboard.ts'
import { holdTimers, passTime, typeAtOnce } from '../../testing/held-time.ts'
import {
  alphaPanel,
  applyButton,
  chainBox,
  chainOption,
  filterDialog,
  filtersButton,
  openAlpha,
  projectCard,
  projectCards,
} from '../../testing/parts/alpha.ts'
import { eventually, find, focused, press, tryAgainAfter } from '../../testing/screen.ts'
import type { Call } from '../../testing/stub-server.ts'

const TIDEWATER = projectOf({ name: 'Tidewater', ticker: 'TIDE' })
const LUMEN = projectOf({
  name: 'Lumen Relay',
  ticker: 'LUMR',
  xHandle: null,
  tokens: { ethereum: '0x9Ee1c7656EC7ab88b098defB751B7401B5f644b0' },
  summaries: [],
  places: [],
  score: 0.74,
})
const BOTH = [TIDEWATER, LUMEN]
const notice = (text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text)
const queriesOf = (calls: readonly Call[]) => calls.map(({ query }) => Object.fromEntries(query))
const field = (label: string) => filterDialog().getByRole('textbox', { name: label })

/** What a person reads of a part of a card, without the numbers of its sources. */
function textOf(card: Element, title: string): string {
  const section = find('section', card).find((each) => each.querySelector('h4')?.textContent === title)
  const copy = section?.querySelector('p')?.cloneNode(true) as HTMLElement
  for (const mark of copy.querySelectorAll('sup')) mark.remove()
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

function watchCopying() {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  return written
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  takeQuestions()
})

describe('the Alpha screen', () => {
  it('R1-076 R1-077 R1-082 R1-084 R1-085 R1-086 R1-087 R1-272 shows projects as cards, best first', async () => {
    const { listed } = await openAlpha(BOTH)
    await expect.element(page.getByRole('heading', { name: 'Alpha', level: 2 })).toBeInTheDocument()
    await expect
      .element(alphaPanel().getByText(/cutting-edge crypto projects with AI-powered insights/i))
      .toBeVisible()
    await eventually(() => projectCards().elements().length).toBe(2)
    expect(queriesOf(listed)[0]).toEqual({ limit: '50', page: '1' })
    const card = projectCard('Tidewater')
    await expect.element(card.getByRole('heading', { name: 'Tidewater', level: 3 })).toBeVisible()
    await expect.element(card.getByRole('button', { name: 'Copy ticker TIDE' })).toHaveTextContent('TIDE')
    const x = card.getByRole('link', { name: /@tidewater_fi/ })
    await expect.element(x).toHaveAttribute('href', 'https://x.com/tidewater_fi')
    await expect.element(x).toHaveAttribute('rel', 'noreferrer')
    expect(textOf(card.element(), 'Analysis')).toBe(TIDEWATER.analysis)
    expect(textOf(card.element(), 'Rationale')).toBe(TIDEWATER.rationale)
    const updates = find('section:has(time) li', card.element()).filter((item) => item.querySelector('time'))
    expect(updates).toHaveLength(3)
    expect(updates.map((item) => item.querySelector('time')?.textContent)).toEqual(
      TIDEWATER.summaries
        .slice(0, 3)
        .map(({ date }) => new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })),
    )
    await expect.element(card.getByText(/^Second oracle goes to vote/)).toBeVisible()
    for (const [chain, short] of [
      ['solana', '8tQd…3Lkx'],
      ['ethereum', '0x71…9aF2'],
      ['base', '0x0b…e61D'],
    ] as const) {
      const badge = card.getByRole('button', { name: new RegExp(`^Copy ${chain} address`) })
      await eventually(() => badge.element().textContent).toMatch(new RegExp(`${chain}${short}$`))
    }
    await expect.element(alphaPanel().getByText('2 projects, best score first')).toBeVisible()
  })

  it('says where every sentence comes from', async () => {
    await openAlpha(BOTH)
    const card = projectCard('Tidewater')
    await expect.element(card).toBeVisible()
    const marks = find('sup', card.element()).map((mark) => mark.querySelector('[aria-hidden]')?.textContent)
    expect(marks).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    const listed = find('ol li', card.element()).map((item) => item.innerText)
    expect(listed[0]).toBe('1 Messari 12 min ago')
    expect(listed[4]).toMatch(/^5 Chain Courier chaincourier\.example 12 min ago$/)
    const link = card.getByRole('link', { name: 'chaincourier.example' }).first()
    await expect.element(link).toHaveAttribute('href', 'https://chaincourier.example/0')
    expect(find('sup', card.element())[0]?.title).toBe('Messari, 12 min ago')
  })

  it('R1-083 R1-088 copies the ticker and each address, and says so', async () => {
    const written = watchCopying()
    await openAlpha(BOTH)
    const card = projectCard('Tidewater')
    await card.getByRole('button', { name: 'Copy ticker TIDE' }).click()
    await expect.element(notice('Ticker has been copied to clipboard')).toBeVisible()
    expect(written).toHaveBeenLastCalledWith('TIDE')
    await card.getByRole('button', { name: /^Copy ethereum address/ }).click()
    await expect.element(notice('Address copied to clipboard')).toBeVisible()
    expect(written).toHaveBeenLastCalledWith(TIDEWATER.tokens.ethereum)
    written.mockRestore()
    refuseCopying()
    await card.getByRole('button', { name: /^Copy base address/ }).click()
    await expect.element(notice('This could not be copied.')).toBeVisible()
  })

  it('tells how the score is made', async () => {
    await openAlpha(BOTH)
    const card = projectCard('Tidewater')
    await expect.element(card.getByRole('meter', { name: 'Score' })).toHaveAttribute('aria-valuenow', '0.86')
    await card.getByRole('button', { name: 'Score 0.86, how it is made' }).click()
    const made = page.getByRole('dialog', { name: 'How the score is made' })
    await expect.element(made.getByText('Growth of talk, up to 0.30')).toBeVisible()
    await expect.element(made.getByText('−0.08')).toBeVisible()
  })

  it('asks the agent about a project, and opens its token page where it is traded', async () => {
    const { server } = await openAlpha(BOTH)
    server.hold(chatRoutes.sendMessage)
    server.hold(tokenRoutes.getDetails)
    const lumen = projectCard('Lumen Relay')
    await expect.element(lumen).toBeVisible()
    expect(lumen.getByRole('button', { name: /^Token page/ }).elements()).toEqual([])
    expect(lumen.getByRole('link', { name: /opens x\.com/ }).elements()).toEqual([])
    await lumen.getByRole('button', { name: 'Ask about LUMR' }).click()
    await expect.element(page.getByText('Full report on LUMR').first()).toBeVisible()
    await projectCard('Tidewater').getByRole('button', { name: 'Token page of TIDE on Solana' }).click()
    await eventually(() => new URLSearchParams(window.location.search).get('token')).toBe(
      `solana:${TIDEWATER.tokens.solana}`,
    )
  })

  it.each([
    ['R1-245', 'desktop', 30],
    ['R1-246', 'mobile', 15],
  ] as const)('%s ellipsises long tickers on %s', async (_id, viewport, chars) => {
    const long = projectOf({ name: 'Long', ticker: 'T'.repeat(chars + 1) })
    const fits = projectOf({ name: 'Fits', ticker: 'F'.repeat(chars) })
    await openAlpha([long, fits], { viewport })
    const ticker = (name: string) => projectCard(name).getByRole('button', { name: /^Copy ticker/ })
    await expect.element(ticker('Long')).toHaveTextContent(`${'T'.repeat(chars)}…`)
    expect(ticker('Fits').element().textContent).toBe('F'.repeat(chars))
  })

  it('says how old a card is whose sources have not spoken for long', async () => {
    const checkedAt = new Date(Date.now() - 2 * 60 * 60_000).toISOString()
    await openAlpha([projectOf({ name: 'Tidewater', ticker: 'TIDE', checkedAt }), LUMEN])
    await expect.element(projectCard('Tidewater').getByText('Last checked 2 h ago')).toBeVisible()
    await expect.element(projectCard('Lumen').getByText('Checked 3 min ago')).toBeVisible()
  })

  it('shows more than fifty by a press', async () => {
    const many = Array.from({ length: 60 }, (_, place) =>
      projectOf({ name: `P${place}`, ticker: `P${place}` }),
    )
    await openAlpha(many)
    await eventually(() => projectCards().elements().length).toBe(50)
    await alphaPanel().getByRole('button', { name: 'Show more' }).click()
    await eventually(() => projectCards().elements().length).toBe(60)
    expect(alphaPanel().getByRole('button', { name: 'Show more' }).elements()).toEqual([])
  })
})

describe('loading', () => {
  it('R1-089 shows exactly three skeleton cards', async () => {
    const { server } = await openAlpha(BOTH, {
      before: (stub) => void stub.hold(alphaRoutes.listProjects),
    })
    await expect.element(alphaPanel().getByText('Loading projects')).toBeInTheDocument()
    expect(find('[data-skeleton="card"]')).toHaveLength(3)
    expect(server.unanswered).toEqual([])
  })

  it('R1-090 says that nothing matches', async () => {
    await openAlpha([])
    await expect.element(alphaPanel().getByText('No projects found matching your criteria')).toBeVisible()
  })

  it('says that it failed, and tries again', async () => {
    const { server } = await openAlpha(BOTH, {
      before: (stub) => void stub.refuse(alphaRoutes.listProjects, { error: 'The list is away.' }),
    })
    await expect.element(alphaPanel().getByRole('alert').getByText('The list is away.')).toBeVisible()
    const again = alphaPanel().getByRole('button', { name: 'Try again' })
    await tryAgainAfter(() => answerProjects(server, BOTH), again)
    await eventually(() => projectCards().elements().length).toBe(2)
  })
})

describe('the filters', () => {
  it('R1-078 R1-079 R1-080 R1-081 are a dialog with three fields and a chain', async () => {
    await openAlpha(BOTH)
    await filtersButton().click()
    await expect.element(filterDialog()).toBeVisible()
    for (const label of ['Project Name', 'Ticker', 'X Handle'])
      await expect.element(field(label)).toBeVisible()
    await expect.element(applyButton()).toBeVisible()
    await chainBox().click()
    await expect.element(chainOption('All chains')).toBeVisible()
    expect(page.getByRole('option').elements()).toHaveLength(CHAIN_SLUGS.length + 1)
    await press('{Escape}')
    // Only the list has closed.
    await expect.element(filterDialog()).toBeVisible()
    await press('{Escape}')
    await expect.element(filterDialog()).not.toBeInTheDocument()
    await eventually(() => focused() === filtersButton().element()).toBe(true)
  })

  it('R1-244 R1-330 finds a chain by any part of its slug, whatever the case, also by keyboard', async () => {
    await openAlpha(BOTH)
    await filtersButton().click()
    await chainBox().fill('TRUM')
    await eventually(() =>
      page
        .getByRole('option')
        .elements()
        .map((each) => each.lastElementChild?.textContent),
    ).toEqual(['All chains', 'arbitrum-one', 'arbitrum-nova'])
    await press('{Enter}')
    await expect.element(chainBox()).toHaveValue('arbitrum-one')
    await chainBox().fill('atlantis')
    await expect.element(page.getByText('No chain by this name')).toBeVisible()
    await press('{Escape}')
    await expect.element(chainBox()).toHaveValue('arbitrum-one')
  })

  it('R1-220 R1-221 ask how many match once typing rests for 500 ms, and fetch when applied', async () => {
    const { listed } = await openAlpha(BOTH)
    await eventually(() => projectCards().elements().length).toBe(2)
    await filtersButton().click()
    await expect.element(filterDialog().getByText('2 projects match')).toBeVisible()
    listed.splice(0)
    holdTimers()
    typeAtOnce(field('Project Name'), 'lum')
    await passTime(0)
    await passTime(499)
    typeAtOnce(field('Project Name'), 'lume')
    await passTime(0)
    await passTime(499)
    expect(queriesOf(listed), 'the last key was pressed less than 500 ms ago').toEqual([])
    await passTime(1)
    while (listed.length === 0) await passTime(0)
    // The answer reaches the screen by timers as well.
    while (filterDialog().getByText('1 project matches').elements().length === 0) await passTime(1)
    vi.useRealTimers()
    expect(queriesOf(listed)).toEqual([{ limit: '1', name: 'lume' }])
    await expect.element(filterDialog().getByText('1 project matches')).toBeVisible()

    await chainBox().fill('ethereum')
    await press('{Enter}')
    await applyButton().click()
    await expect.element(filterDialog()).not.toBeInTheDocument()
    await eventually(() => queriesOf(listed).at(-1)).toEqual({
      limit: '50',
      page: '1',
      name: 'lume',
      chain: 'ethereum',
    })
    await eventually(() => projectCards().elements().length).toBe(1)
    await expect.element(alphaPanel().getByRole('button', { name: 'Filters, 2 active' })).toBeVisible()
  })

  it('R1-080 are shown as chips, each of which can be taken away; all chains removes the chain', async () => {
    const { listed } = await openAlpha(BOTH)
    await filtersButton().click()
    await field('Ticker').fill('tide')
    await field('X Handle').fill('tidewater')
    await chainBox().fill('base')
    await press('{Enter}')
    await press('{Enter}')
    await eventually(() => projectCards().elements().length).toBe(1)
    await alphaPanel().getByRole('button', { name: 'Remove filter X tidewater' }).click()
    await alphaPanel().getByRole('button', { name: 'Remove filter Ticker tide' }).click()
    await eventually(() => queriesOf(listed).at(-1)).toEqual({ limit: '50', page: '1', chain: 'base' })
    await filtersButton().click()
    await chainBox().click()
    await chainOption('All chains').click()
    await applyButton().click()
    await eventually(() => queriesOf(listed).at(-1)).toEqual({ limit: '50', page: '1' })
    await eventually(() => projectCards().elements().length).toBe(2)
  })

  it('can be reset, and cleared where nothing is left', async () => {
    await openAlpha(BOTH)
    await filtersButton().click()
    await field('Project Name').fill('nothing like this')
    await filterDialog().getByRole('button', { name: 'Reset' }).click()
    await expect.element(field('Project Name')).toHaveValue('')
    await field('Project Name').fill('nothing like this')
    await applyButton().click()
    await expect.element(alphaPanel().getByText('No projects found matching your criteria')).toBeVisible()
    await alphaPanel().getByRole('button', { name: 'Clear filters' }).click()
    await eventually(() => projectCards().elements().length).toBe(2)
  })
})
