import type { Locator, Page } from 'playwright-core'
import { answerHistory, unlockChat } from './chat-answers.ts'

/** The parts of the chat by what they are called, as a screen reader finds them. */
export const heading = (page: Page): Locator =>
  page.getByRole('heading', { name: 'What are we doing today?' })
export const composer = (page: Page): Locator => page.getByRole('textbox', { name: 'Message', exact: true })
export const sendButton = (page: Page): Locator => page.getByRole('button', { name: 'Send', exact: true })
export const stopButton = (page: Page): Locator => page.getByRole('button', { name: 'Stop', exact: true })
export const thread = (page: Page): Locator => page.getByRole('region', { name: 'Conversation' })
export const rows = (page: Page): Locator => thread(page).locator('[data-message]')
export const lastRow = (page: Page): Locator => rows(page).last()
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

/** A tab of its own as far as the chat is concerned: nothing open, nothing half written. */
export async function openEmptyChat(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/')
  await heading(page).waitFor()
}

/** Unlocked and without any earlier message, whatever this account has done before. */
export async function openFreshChat(page: Page): Promise<void> {
  await unlockChat(page)
  await answerHistory(page, [])
  await openEmptyChat(page)
}

/** As soon as it can be sent, or while a reply is being written. */
export async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text)
  await sendButton(page).and(page.locator(':enabled')).or(stopButton(page)).waitFor()
  await composer(page).press('Enter')
}

/** As a person unlocks it: every rule read, ticked, unlocked. */
export async function reviewDirectives(page: Page): Promise<void> {
  await button(page, 'Review Directives').click()
  const sheet = page.getByRole('dialog', { name: 'Directives' })
  await sheet.getByText('5 of 5 read').or(sheet.getByText('Losses are possible')).first().waitFor()
  await sheet.getByText('Losses are possible').scrollIntoViewIfNeeded()
  await sheet.getByText('5 of 5 read').waitFor()
  await sheet.getByRole('checkbox', { name: 'I have read the Directives' }).check()
  await sheet.getByRole('button', { name: 'Unlock chat' }).click()
  await sheet.waitFor({ state: 'detached' })
}

/** As after the key was revoked elsewhere: the page is told, and gets it back afterwards. */
export async function withoutKey(page: Page, run: () => Promise<void>): Promise<void> {
  const change = (isTaken: boolean) =>
    page.evaluate(async (taken) => {
      const settle = <Value>(request: IDBRequest<Value>) =>
        new Promise<Value>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const place = globalThis as { keptKeys?: readonly (readonly [IDBValidKey, unknown])[] }
      const database = await settle(indexedDB.open('windhover-vault-keys'))
      const store = database.transaction('records', 'readwrite').objectStore('records')
      if (taken) {
        const [ids, records] = [await settle(store.getAllKeys()), await settle(store.getAll())]
        place.keptKeys = ids.map((id, index) => [id, records[index]] as const)
        await settle(store.clear())
      } else {
        for (const [id, record] of place.keptKeys ?? []) await settle(store.put(record, id))
      }
      database.close()
      const channel = new BroadcastChannel('windhover-vault-keys')
      channel.postMessage('changed')
      channel.close()
    }, isTaken)
  await change(true)
  try {
    await run()
  } finally {
    await change(false)
  }
}
