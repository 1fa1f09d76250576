import { expect, it } from 'vitest'
import { answerReply, replyOf, textChunks, toolChunks } from '../../testing/answers/chat.ts'
import { answerTokenPage } from '../../testing/answers/token-page.ts'
import { TOOL_ANSWERS, token } from '../../testing/answers/tools.ts'
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
      holderCount: 9_876_543,
    }),
    volume24hUsd: null,
    riskLevel: 'danger' as const,
  }))

it('has a column for each token and a row for each figure, as its page shows it', async () => {
  await compare()
  await expect.element(table().getByRole('columnheader', { name: /SOL/ })).toBeVisible()
  await expect.element(table().getByRole('columnheader', { name: /JUP/ })).toBeVisible()
  expect(rowsOf().map((cells) => cells.map(words))).toEqual([
    ['Price', '$168.42', '$0.5127'],
    ['24h', '+2.31%', '+8.42%'],
    ['Market cap', '$84.6B', '$1.62B'],
    ['24h volume', '$3.91B', '$84.6M'],
    ['Liquidity', '$512M', '$21.3M'],
    ['Holders', '11.2M', '812,000'],
    ['Risk', 'None found', 'Warning'],
  ])
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
