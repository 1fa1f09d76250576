import { expect, it } from 'vitest'
import { addVirtualAuthenticator } from '../support/browser.ts'
import {
  approve,
  askedForPasskey,
  chatBox,
  expectSettled,
  swap,
  unlockAndFund,
} from '../support/chat-money.ts'
import { openKeys, otherDevices, revoke, thisDevice } from '../support/keys-parts.ts'
import { oneBrowser } from '../support/one-browser.ts'
import * as person from '../support/person.ts'
import { countTouches } from '../support/touches.ts'

const visit = oneBrowser()
const BROWSER = 'Chrome on Linux'

it('the same passkey opens a second browser with a key of its own, which can be revoked and comes back', () =>
  visit('first-browser', { passkeys: false }, async ({ page, context }) => {
    const touches = await countTouches(context)
    const authenticator = await addVirtualAuthenticator(page)
    await page.goto('/')
    await person.signUpWithPasskey(page)
    await person.openWorkspace(page)
    await unlockAndFund(page)
    const passkeys = await authenticator.passkeys()

    await visit('second-browser', { passkeys: false }, async (second) => {
      const secondTouches = await countTouches(second.context)
      await (await addVirtualAuthenticator(second.page)).hold(passkeys)
      await second.page.goto('/')
      await person.signInWithPasskey(second.page)
      await chatBox(second.page).waitFor()
      await swap(second.page, '0.1')
      await expectSettled(page, 1)
      await swap(page, '0.1')
      await expectSettled(page, 2)
      expect([touches(), secondTouches()], 'one to sign up, one to sign in').toEqual([1, 1])

      await openKeys(page)
      expect([await thisDevice(page).count(), await otherDevices(page).count()]).toEqual([1, 1])
      await revoke(page, BROWSER, otherDevices(page))
      await otherDevices(page).waitFor({ state: 'detached' })

      const refused = second.page.waitForResponse((answer) => answer.status() === 403)
      await swap(second.page, '0.05')
      expect((await (await refused).json()).code).toBe('authority/unknownKey')
      const asked = askedForPasskey(second.page)
      await asked.getByText('This browser needs your permission again').waitFor()
      await asked.getByRole('button', { name: 'Cancel' }).click()
      await asked.waitFor({ state: 'hidden' })
      await expectSettled(page, 2)

      await approve(second.page).click()
      await person.confirmWithPasskey(second.page)
      await expectSettled(page, 3)
      expect(secondTouches(), 'one more, for what was taken back').toBe(2)
    })

    await openKeys(page)
    expect(await otherDevices(page).count(), 'the closed window is listed until it is revoked').toBe(1)
  }))
