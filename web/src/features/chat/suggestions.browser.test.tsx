import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerReply, replyOf, textChunks } from '../../testing/answers/chat.ts'
import { expectGoodLook, LOOK_WITHIN_MS, SIZES } from '../../testing/looks.ts'
import { openChat, say, thread } from '../../testing/parts/chat.ts'
import { eventually, textsOf } from '../../testing/screen.ts'

const suggestions = () => page.getByRole('list', { name: 'What to ask next' })

it.each(SIZES)(
  'stand below the last reply alone, and are sent as they are read, $viewport',
  { timeout: LOOK_WITHIN_MS },
  async (size) => {
    const { server } = await openChat(size)
    answerReply(server, replyOf(textChunks('Shall I swap 0.5 SOL for USDC?')))
    await say('swap half a sol or so')
    await expect.element(suggestions().getByRole('button', { name: 'Yes', exact: true })).toBeVisible()
    await expectGoodLook('chat-suggestions')
    const asked = answerReply(server, replyOf(textChunks('SOL is at $205.')))
    await suggestions().getByRole('button', { name: 'Yes', exact: true }).click()
    await eventually(() => asked.length).toBe(1)
    await expect.element(thread().getByText('SOL is at $205.')).toBeVisible()
    expect(textsOf(suggestions())).toEqual([])
    await expect.element(thread().getByText('Yes', { exact: true })).toBeVisible()
  },
)
