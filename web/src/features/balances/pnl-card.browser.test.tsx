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
  const { server } = await openChat(options)
  answerReply(server, replyOf(toolChunks('get_pnl', { status: 'done', ...sample, ...changes })))
  await say('How much did I make today?')
}

it('shows what was made, over which span, and by which tokens', async () => {
  await openCard()
  await eventually(() => seen(card())).toMatch(/Today, UTC\s+\+\$117\.64\s+\+1\.20%/)
  const words = await seen(card())
  expect(words).toMatch(/SOL\s+\+\$70\.05\s+\$5,120\.00\s+ETH\s+\u2212\$19\.04\s+\$3,310\.20/)
  expect(words).not.toContain('Realised')
})

it('shows one token with what was realised, and says where there is no position', async () => {
  await openCard({ token: 'sol', span: 'all', positions: sample.positions.slice(0, 1) })
  await eventually(() => seen(card('Profit and loss: SOL'))).toMatch(
    /Realised, all time\s+\+\$12\.00\s+Unrealised\s+\+\$210\.50/,
  )
  await openCard({ token: 'BONK', positions: [], pnlUsd: 0, percent: null, basisUsd: 0 })
  await eventually(() => seen(card('Profit and loss: BONK'))).toContain(
    'Nothing of it is held, and none was sold.',
  )
})

it('shows what is not known as unknown, never as nothing', async () => {
  await openCard({ pnlUsd: null, percent: null, basisUsd: null, positions: [], isComplete: false })
  await eventually(() => seen(card())).toContain('Not known')
  expect(await seen(card())).toContain('Not every network could be read.')
  expect(await seen(card())).not.toContain('$0.00')
})

it.each(SIZES)(
  'fits on $viewport, in both themes',
  async (size) => {
    await openCard({ span: 'all' }, size)
    await expect.element(card()).toBeVisible()
    await expectGoodLook('pnl-card')
  },
  LOOK_WITHIN_MS,
)
