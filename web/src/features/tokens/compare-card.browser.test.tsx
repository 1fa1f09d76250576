import { balanceRoutes } from '@windhover/core/balances/contract'
import { expect, it } from 'vitest'
import { answerReply, replyOf, textChunks, toolChunks } from '../../testing/answers/chat.ts'
import { answerTokenPage } from '../../testing/answers/token-page.ts'
import { TOOL_ANSWERS, token } from '../../testing/answers/tools.ts'
import { expectGoodLook, LOOK_WITHIN_MS, SIZES } from '../../testing/looks.ts'
import type { AppOptions } from '../../testing/open-app.tsx'
import { listSidewaysOverflow } from '../../testing/overflow.ts'
import { lastReply, openChat, replyIsOver, say } from '../../testing/parts/chat.ts'
import { eventually, seen } from '../../testing/screen.ts'

const table = () => lastReply().getByRole('table')
const rowsOf = () => [...table().element().querySelectorAll('tbody tr')].map((row) => [...row.children])
const words = (cell: Element) => (cell.textContent ?? '').trim()

async function compare(changes: object = {}, options: AppOptions = {}) {
  const { server } = await openChat(options)
  const chunks = toolChunks('compare_tokens', { ...TOOL_ANSWERS.compare, ...changes })
  answerReply(server, replyOf(textChunks('Here they are.'), chunks))
  await say('Compare SOL and JUP')
  await expect.element(table()).toBeVisible()
  await replyIsOver()
}

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    token: token({
      address: `token${index}`,
      symbol: index === 0 ? 'ASYMBOLTHATISMUCHTOOLONG' : `TOK${index}`,
      priceUsd: 0.000012345,
      priceChange24hPct: 123_456.78,
      marketCapUsd: 1e12,
    }),
    volume24hUsd: null,
    change30dPct: -99.99,
    worstDay30dPct: null,
    riskLevel: 'danger' as const,
  }))

it('proves the answer: seven rows, the better figure with a tick', async () => {
  await compare()
  await expect.element(table().getByRole('columnheader', { name: /SOL/ })).toBeVisible()
  await expect.element(table().getByRole('columnheader', { name: /JUP/ })).toBeVisible()
  await eventually(() => rowsOf().map((cells) => cells.map(words))).toEqual([
    ['Price', '$168.42', '$0.5127'],
    ['24 h', '+2.31%', 'better +8.42%'],
    ['30 days', 'better +12.60%', '+4.12%'],
    ['Worst day in 30 days', '\u22129.84%', 'better \u22126.20%'],
    ['Market cap', '$84.6B', '$1.62B'],
    ['Risk', 'better None found', 'Warning'],
    ['You hold', expect.stringMatching(/^[\d,.]+ SOL$/), expect.stringMatching(/^[\d,.]+ JUP$|^None$/)],
  ])
  expect(await seen(table())).toMatch(/Checked \d\d:31/)
  for (const row of table().element().querySelectorAll('tbody tr'))
    expect(Math.round(row.getBoundingClientRect().height)).toBe(32)
})

it('says why a figure is missing, and calls nothing better that is not known of all', async () => {
  const [sol, jup] = TOOL_ANSWERS.compare.status === 'done' ? TOOL_ANSWERS.compare.tokens : []
  if (sol === undefined || jup === undefined) throw new Error('there are two tokens')
  const silent = { ...jup, change30dPct: null, token: { ...jup.token, marketCapUsd: null } }
  await compare({ tokens: [sol, silent], checkedAt: null })
  expect(rowsOf()[2]?.map(words)).toEqual(['30 days', '+12.60%', '–No source tells it'])
  expect(rowsOf()[4]?.map(words)).toEqual(['Market cap', '$84.6B', '–No source tells it'])
  expect(await seen(table())).not.toContain('Checked')
})

it('shows what is held once it is read, and a dash where it cannot be', async () => {
  await compare({}, { before: (server) => void server.refuse(balanceRoutes.getOverview, { status: 503 }) })
  await eventually(() => rowsOf()[6]?.map(words)).toEqual(['You hold', '–', '–'])
})

it('opens the page of a token from its head', async () => {
  await compare({}, { before: (server) => answerTokenPage(server) })
  await table().getByRole('button', { name: /JUP/ }).click()
  await eventually(() => window.location.search).toContain('JUPyiw')
})

it('fits a phone with two tokens, however long their names', async () => {
  await compare({ tokens: many(2) }, { viewport: 'mobile' })
  expect(listSidewaysOverflow()).toEqual([])
  const cut = rowsOf().flatMap((cells) =>
    cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map(words),
  )
  expect(cut).toEqual([])
})

it('scrolls four of them inside the card, and their labels stay', async () => {
  await compare({ tokens: many(4) }, { viewport: 'mobile' })
  const box = table().element().parentElement
  if (box === null) throw new Error('the table stands alone')
  expect(box.scrollWidth).toBeGreaterThan(box.clientWidth)
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  box.scrollLeft = box.scrollWidth
  const [label] = rowsOf()[0] ?? []
  expect(label?.getBoundingClientRect().left).toBeCloseTo(box.getBoundingClientRect().left, 0)
})

it('names what was left out, as plain text', async () => {
  await compare({ unresolved: ['USDC', '<b>dog</b>'] })
  expect(await seen(lastReply())).toContain('Left out: USDC, <b>dog</b>')
})

it.each(SIZES)(
  'fits on $viewport, in both themes',
  async (size) => {
    await compare({}, size)
    await expectGoodLook('compare-card')
  },
  LOOK_WITHIN_MS,
)
