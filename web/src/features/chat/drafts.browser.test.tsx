import { accountRoutes } from '@windhover/core/accounts/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  answerHistory,
  answerReply,
  CONVERSATION,
  replyOf,
  storedMessages,
  textChunks,
} from '../../testing/answers/chat.ts'
import { takeUploads } from '../../testing/answers/files.ts'
import { reopenApp } from '../../testing/open-app.tsx'
import { button, composer, openChat, say, thread } from '../../testing/parts/chat.ts'
import { carry } from '../../testing/parts/uploader.ts'
import { eventually, find } from '../../testing/screen.ts'
import { answerUploads } from '../../testing/upload-request.ts'
import { openConversation, startNewChat } from './chat-place.ts'

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('chat_draft:'))

it('keeps a text through a closed tab, and forgets it when it is sent', async () => {
  const { server } = await openChat()
  answerReply(server, replyOf(textChunks('Yes.')))
  await composer().fill('half a thou')
  // A closed tab loses what belongs to it.
  sessionStorage.clear()
  reopenApp()
  await expect.element(composer()).toHaveValue('half a thou')
  await say('half a thought')
  await expect.element(thread().getByText('Yes.')).toBeVisible()
  expect(drafts()).toEqual([])
})

it('keeps a text for each conversation and one for the empty chat', async () => {
  const { vaultId } = await openChat({
    before: (stubs) => void answerHistory(stubs, storedMessages(2)),
  })
  await composer().fill('for a new chat')
  await button('Show previous messages').click()
  await expect.element(thread()).toBeVisible()
  await expect.element(composer()).toHaveValue('')
  await composer().fill('for this one')
  startNewChat(vaultId)
  await expect.element(composer()).toHaveValue('for a new chat')
  openConversation(vaultId, CONVERSATION, 'history')
  await expect.element(composer()).toHaveValue('for this one')
  expect(drafts()).toHaveLength(2)
})

it('shows what another tab wrote or sent of the same conversation', async () => {
  const { vaultId } = await openChat()
  await composer().fill('here')
  const key = `chat_draft:${vaultId}`
  const write = (text: string | null) => {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
  }
  write('1763337600000 there')
  await expect.element(composer()).toHaveValue('there')
  write(null)
  await expect.element(composer()).toHaveValue('')
})

it('keeps no pictures, which are taken by a drop or a paste as well', async () => {
  answerUploads()
  const { server } = await openChat()
  const uploads = takeUploads(server)
  const strip = page.getByRole('list', { name: 'Pictures to send' })
  const picture = (name: string) => new File(['a picture'], name, { type: 'image/png' })
  const invitation = page.getByText('Drop pictures to attach them')
  const drag = (type: string) =>
    composer()
      .element()
      .dispatchEvent(
        new DragEvent(type, { dataTransfer: carry([picture('one.png')]), bubbles: true, cancelable: true }),
      )
  // Its code comes after the first paint.
  await eventually(() => drag('dragenter') && invitation.elements().length).toBe(1)
  expect(drag('drop')).toBe(false)
  await expect.element(invitation).not.toBeInTheDocument()
  composer()
    .element()
    .dispatchEvent(
      new ClipboardEvent('paste', {
        ...{ clipboardData: carry([picture('two.png')]), bubbles: true, cancelable: true },
      }),
    )
  await eventually(() => strip.getByRole('listitem').elements().length).toBe(2)
  await eventually(() => uploads.map(({ body }) => body.name).toSorted()).toEqual(['one.png', 'two.png'])
  await composer().fill('two pictures')
  expect(drafts().map((key) => localStorage.getItem(key)?.replace(/^\d+ /, ''))).toEqual(['two pictures'])
})

it('leaves none behind after signing out', async () => {
  const { server } = await openChat()
  server.answer(accountRoutes.signOut, { done: true })
  await composer().fill('a secret plan')
  expect(drafts()).toHaveLength(1)
  await button('Account menu').click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await button('Sign out and lose it').click()
  await eventually(drafts).toEqual([])
  await eventually(() => find('textarea')).toEqual([])
})
