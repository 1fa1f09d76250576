import { chatRoutes } from '@windhover/core/chat/contract'
import { chatErrors } from '@windhover/core/chat/errors'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerReply, brokenReply, continuedReply, replyOf, textChunks } from '../../testing/answers/chat.ts'
import { bodiesOf, button, openChat, say, thread } from '../../testing/parts/chat.ts'
import { eventually } from '../../testing/screen.ts'

it('R1-209 says what went wrong and repeats the request', async () => {
  const { server } = await openChat()
  const sent = answerReply(server, brokenReply('Half of it', chatErrors.modelFailed()))
  await say('Tell me all')
  await expect.element(thread().getByText('Something went wrong.')).toBeVisible()
  await expect.element(thread().getByText('Half of it')).toBeVisible()
  const again = answerReply(server, replyOf(textChunks('All of it.')))
  await button('Try again').click()
  await expect.element(thread().getByText('All of it.')).toBeVisible()
  await eventually(() => bodiesOf(sent)).toMatchObject([{ trigger: 'send' }])
  await eventually(() => bodiesOf(again)).toMatchObject([
    { trigger: 'again', messages: [{ content: 'Tell me all' }] },
  ])
  await expect.element(page.getByText('Half of it')).not.toBeInTheDocument()
})

it('R1-210 runs out of breath and goes on with the same reply', async () => {
  const { server } = await openChat()
  answerReply(server, brokenReply('It begins', chatErrors.outOfBreath(), 'a-long-story'))
  const stops = server.answer(chatRoutes.stopReply, { stopped: false })
  await say('A long story')
  await expect.element(thread().getByText('I ran out of breath!')).toBeVisible()
  const more = answerReply(server, continuedReply('a-long-story', 'It begins', 'and ends.'))
  await button('Continue').click()
  await expect.element(thread().getByText('and ends.')).toBeVisible()
  await eventually(() => stops.length).toBe(1)
  await eventually(() => bodiesOf(more)).toMatchObject([{ trigger: 'continue' }])
  expect(thread().getByText('It begins').elements()).toHaveLength(1)
})
