import { tokenRoutes } from '@windhover/core/tokens/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerCandles } from '../../testing/answers/candles.ts'
import { answerReply, replyOf, textChunks, toolChunks } from '../../testing/answers/chat.ts'
import { TOOL_ANSWERS } from '../../testing/answers/tools.ts'
import { type AppOptions, openApp } from '../../testing/open-app.tsx'
import { bodiesOf, replyIsOver, thread } from '../../testing/parts/chat.ts'
import { eventually } from '../../testing/screen.ts'

const panel = () => page.getByRole('region', { name: 'Balances app' })

async function openSolana(options: AppOptions = {}) {
  const { server } = await openApp({ ...options, at: '?app=balances' })
  const stats = toolChunks('get_token_stats', TOOL_ANSWERS.stats)
  const sent = answerReply(server, replyOf(textChunks('Here it is.'), stats))
  server.answer(tokenRoutes.getCandles, answerCandles)
  const card = panel()
    .getByRole('listitem')
    .getByRole('button', { name: /^Solana/ })
  await expect.element(card).toBeVisible()
  await card.click()
  return { sent }
}

async function choose(symbol: string, entry: 'Info' | 'Chart') {
  await panel()
    .getByRole('button', { name: `More for ${symbol}` })
    .click()
  await page.getByRole('menuitem', { name: entry }).click()
}

it('R1-294 Info of a held token asks for all its stats, of a coin by its symbol alone', async () => {
  const { sent } = await openSolana()
  await choose('JUP', 'Info')
  await expect.element(thread().getByText(/^Give me all stats for JUP \(JUPyiw\w+\)$/)).toBeVisible()
  await replyIsOver()
  await expect.element(panel()).toBeVisible()
  await choose('SOL', 'Info')
  await expect.element(thread().getByText('Give me all stats for SOL')).toBeVisible()
  await eventually(() => bodiesOf(sent)).toMatchObject([
    { messages: [{ content: expect.stringMatching(/^Give me all stats for JUP/) }] },
    { messages: [{ content: 'Give me all stats for SOL' }] },
  ])
})

it('R1-294 Info of the chart closes it and asks; on phones the answer then has the screen', async () => {
  await openSolana({ viewport: 'mobile' })
  await choose('JUP', 'Chart')
  const chart = page.getByRole('region', { name: 'JUP chart' })
  await chart.getByRole('button', { name: 'Info' }).click()
  await expect.element(chart).not.toBeInTheDocument()
  await expect.element(thread().getByText(/^Give me all stats for JUP/)).toBeVisible()
  await expect.element(thread().getByRole('region', { name: 'JUP' })).toBeVisible()
  await expect.element(panel()).not.toBeInTheDocument()
})
