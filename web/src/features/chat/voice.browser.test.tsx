import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerReply, replyOf, textChunks } from '../../testing/answers/chat.ts'
import { expectGoodLook, LOOK_WITHIN_MS, SIZES } from '../../testing/looks.ts'
import { bodiesOf, button, composer, openChat, sendButton, thread } from '../../testing/parts/chat.ts'
import { eventually, press } from '../../testing/screen.ts'
import { giveSpeech, SpokenWords } from '../../testing/speech.ts'

const speak = () => button('Speak your message')
const stop = () => button('Stop listening')
const listening = () => page.getByRole('status').getByText('Listening')

async function listen(): Promise<SpokenWords> {
  await speak().click()
  await expect.element(stop()).toBeVisible()
  return SpokenWords.latest ?? expect.fail('nobody listens')
}

it('writes what it hears behind what was typed, and sends nothing by itself', async () => {
  giveSpeech('webkitSpeechRecognition')
  const { server } = await openChat()
  const sent = answerReply(server, replyOf(textChunks('Yes.')))
  await composer().fill('Please')
  const speech = await listen()
  await expect.element(listening()).toBeInTheDocument()
  expect(speech).toMatchObject({ lang: navigator.language, interimResults: true, continuous: false })
  speech.hear('swap two')
  await expect.element(composer()).toHaveValue('Please swap two')
  speech.hear('swap 2 SOL', ' for JU')
  await expect.element(composer()).toHaveValue('Please swap 2 SOL for JU')
  speech.hear('swap 2 SOL', ' for JUP')
  await stop().click()
  await expect.element(speak()).toBeVisible()
  expect(speech.state).toBe('stopped')
  await expect.element(composer()).toHaveValue('Please swap 2 SOL for JUP')
  expect(sent).toEqual([])
  await sendButton().click()
  await expect.element(thread().getByText('Yes.')).toBeVisible()
  await eventually(() => bodiesOf(sent)).toMatchObject([
    { messages: [{ content: 'Please swap 2 SOL for JUP' }] },
  ])
})

it('ends in silence, when somebody types, and with the composer', async () => {
  giveSpeech('SpeechRecognition')
  const { server } = await openChat()
  answerReply(server, replyOf(textChunks('Yes.')))
  ;(await listen()).fail('no-speech')
  await expect.element(speak()).toBeVisible()
  const typedOver = await listen()
  typedOver.hear('hello')
  await expect.element(composer()).toHaveValue('hello')
  await composer().fill('hello you')
  await expect.element(speak()).toBeVisible()
  expect(typedOver.state).toBe('aborted')
  typedOver.hear('hello again')
  await expect.element(composer()).toHaveValue('hello you')
  const sentAway = await listen()
  await sendButton().click()
  await expect.element(thread().getByText('Yes.')).toBeVisible()
  expect(sentAway.state).toBe('aborted')
  await expect.element(composer()).toHaveValue('')
})

it.each([
  ['not-allowed', 'Allow this page to use your microphone, then try again.'],
  ['audio-capture', 'No microphone was found.'],
  ['network', 'Your browser needs a connection to understand speech.'],
  ['bad-grammar', 'Your browser could not listen.'],
])('says in a sentence what is wrong: %s', async (code, sentence) => {
  giveSpeech('webkitSpeechRecognition')
  await openChat()
  ;(await listen()).fail(code)
  await expect.element(page.getByText(sentence).first()).toBeVisible()
  await expect.element(speak()).toBeVisible()
})

it('says so where the browser refuses to begin', async () => {
  giveSpeech('webkitSpeechRecognition')
  await openChat()
  SpokenWords.opening = new DOMException('recognition has already started', 'InvalidStateError')
  await speak().click()
  await expect.element(page.getByText('Your browser could not listen.').first()).toBeVisible()
  await expect.element(speak()).toBeVisible()
})

it('is not there where the browser cannot listen', async () => {
  giveSpeech(null)
  await openChat()
  await composer().fill('hello')
  await press('{Tab}')
  // Whatever comes late has come: the strip at the foot comes with it.
  await expect.element(page.getByText('Watching')).toBeVisible()
  await expect.element(speak()).not.toBeInTheDocument()
})

it.each(SIZES)('has no fault that axe can find, $viewport', { timeout: LOOK_WITHIN_MS }, async (size) => {
  giveSpeech('webkitSpeechRecognition')
  await openChat(size)
  ;(await listen()).hear('swap two SOL')
  await expect.element(composer()).toHaveValue('swap two SOL')
  await expectGoodLook('voice')
})
