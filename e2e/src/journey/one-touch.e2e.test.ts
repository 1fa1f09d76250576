import { expect, it } from 'vitest'
import {
  chatBox,
  askedForPasskey as confirm,
  expectSettled,
  send,
  swap,
  unlockAndFund,
} from '../support/chat-money.ts'
import { clearSite } from '../support/clear-site.ts'
import { oneBrowser } from '../support/one-browser.ts'
import * as person from '../support/person.ts'
import { countTouches } from '../support/touches.ts'

const visit = oneBrowser()

it('one touch signs up, one signs in where everything was cleared, none is needed for a swap, one for somebody new', () =>
  visit('one-touch', {}, async ({ page, context }) => {
    const touches = await countTouches(context)
    await page.goto('/')
    await person.signUpWithPasskey(page)
    expect(touches()).toBe(1)
    await person.openWorkspace(page)
    await unlockAndFund(page)

    await swap(page, '0.1')
    await expectSettled(page, 1)
    expect(touches()).toBe(1)

    await send(page, '0.01')
    await confirm(page).waitFor()
    expect(await confirm(page).textContent()).toContain('You are paying someone new')
    expect(touches()).toBe(1)
    await confirm(page).getByRole('button', { name: 'Use passkey' }).click()
    await expectSettled(page, 2)
    expect(touches()).toBe(2)

    await send(page, '0.02')
    await expectSettled(page, 3)
    expect(touches(), 'somebody who was paid before').toBe(2)

    await clearSite(page)
    await page.reload()
    await person.signInWithPasskey(page)
    await chatBox(page).waitFor()
    expect(touches()).toBe(3)
    await swap(page, '0.05')
    await expectSettled(page, 4)
    expect(touches(), 'the key of this browser is new, and was lent its powers with the sign-in').toBe(3)
  }))
