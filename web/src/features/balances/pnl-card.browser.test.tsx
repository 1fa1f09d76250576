import { pnlRoutes } from '@windhover/core/pnl/contract'
import { pnlSamples } from '@windhover/core/pnl/testing/tool-samples'
import { expect, it } from 'vitest'
import { answerReply, replyOf, toolChunks } from '../../testing/answers/chat.ts'
import { expectGoodLook, LOOK_WITHIN_MS, SIZES } from '../../testing/looks.ts'
import type { AppOptions } from '../../testing/open-app.tsx'
import { openChat, say, thread } from '../../testing/parts/chat.ts'
import { eventually, seen } from '../../testing/screen.ts'

const sample = pnlSamples.get_pnl
const card = (name = 'Profit and loss') => thread().getByRole('region', { name, exact: true })

async function openCard(changes: Partial<typeof sample> = {}, options: AppOptions = {}) {
  const opened = await openChat(options)
  const { server } = opened
  answerReply(server, replyOf(toolChunks('get_pnl', { status: 'done', ...sample, ...changes })))
  await say('How much did I make today?')
  return opened
}

const told = { ...sample, span: '7d' as const, pnlUsd: -42.5, percent: -0.4, line: [0, -10, -42.5] }
const segment = (name: string) => card().getByRole('radio', { name, exact: true })

it('shows what was made, its line, and what made it', async () => {
  await openCard()
  await eventually(() => seen(card())).toMatch(/Today, since 00:00 UTC\s+\+\$117\.64\s+\+1\.20%/)
  const words = await seen(card())
  expect(words).toMatch(/SOL\s+\+\$12\.00\s+\+\$58\.05\s+\+\$70\.05/)
  expect(words).toMatch(/ETH\s+\$0\.00\s+\u2212\$19\.04\s+\u2212\$19\.04/)
  await expect
    .element(card().getByRole('img', { name: 'Today, since 00:00 UTC: from $0.00 to +$117.64' }))
    .toBeVisible()
})

it('switches to another span, with the old figures until it is there', async () => {
  const { server, vaultId } = await openCard()
  const { calls, release } = server.hold(pnlRoutes.getPnlSpan)
  await segment('7 d').click()
  await eventually(() => card().element().getAttribute('aria-busy')).toBe('true')
  expect(await seen(card())).toContain('+$117.64')
  release(told)
  await eventually(() => seen(card())).toMatch(/In 7 days\s+\u2212\$42\.50/)
  expect(calls.map(({ params }) => params)).toEqual([{ vaultId, span: '7d' }])
  await segment('Today').click()
  await eventually(() => seen(card())).toContain('+$117.64')
})

it('says that a span could not be loaded, and tries again', async () => {
  const { server } = await openCard()
  server.refuse(pnlRoutes.getPnlSpan, { status: 503 })
  await segment('30 d').click()
  await expect.element(card().getByText('This span could not be loaded.')).toBeVisible()
  server.answer(pnlRoutes.getPnlSpan, { ...told, span: '30d' })
  await card().getByRole('button', { name: 'Try again' }).click()
  await eventually(() => seen(card())).toMatch(/In 30 days\s+\u2212\$42\.50/)
})

it('shows one token without a line, and says where there is no position', async () => {
  await openCard({ token: 'sol', span: 'all', positions: sample.positions.slice(0, 1), line: [] })
  await eventually(() => seen(card('Profit and loss: SOL'))).toContain('SOL · All time')
  expect(await seen(card('Profit and loss: SOL'))).not.toContain('does not reach back')
  await openCard({ token: 'BONK', positions: [], pnlUsd: 0, percent: null, basisUsd: 0 })
  await eventually(() => seen(card('Profit and loss: BONK'))).toContain(
    'Nothing of it is held, and none was sold.',
  )
})

it('shows what is not known as unknown, never as nothing', async () => {
  const unknown = { pnlUsd: null, percent: null, basisUsd: null, startedAt: null, line: [] }
  await openCard({ ...unknown, positions: [], isComplete: false })
  await eventually(() => seen(card())).toContain('Not known')
  expect(await seen(card())).toContain('The history does not reach back that far, so there is no line.')
  expect(await seen(card())).toContain('Not every network could be read.')
  expect(await seen(card())).not.toContain('$0.00')
})

const many = Array.from({ length: 12 }, (_, place) => ({
  ...{ chain: 'solana' as const, address: `token${place}`, valueUsd: 1e12 },
  symbol: place === 0 ? 'ASYMBOLTHATISMUCHTOOLONG' : `TOK${place}`,
  pnlUsd: 1e12 / (place + 1),
  realisedUsd: -1e12 / (place + 1),
}))

it('keeps twelve tokens with long names and large figures inside the card', async () => {
  const large = { pnlUsd: 1e12, percent: 123_456, line: [0, -1e12, 1e12], positions: many }
  await openCard(large, { viewport: 'mobile' })
  await expect.element(card()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  expect(card().element().scrollWidth).toBe(card().element().clientWidth)
})

it.each(SIZES)(
  'fits on $viewport, in both themes',
  async (size) => {
    await openCard({}, size)
    await expect.element(card()).toBeVisible()
    await expectGoodLook('pnl-card')
  },
  LOOK_WITHIN_MS,
)
