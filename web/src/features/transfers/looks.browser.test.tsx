import { expect, it } from 'vitest'
import { worksWith } from '../../testing/answers/money-intents.ts'
import { expectGoodLook, SIZES } from '../../testing/looks.ts'
import { button } from '../../testing/parts/money-app.ts'
import {
  amountField,
  comparedBox,
  openSend,
  recipientField,
  sendButton,
  wrapFromWallet,
} from '../../testing/parts/transfers.ts'
import { press } from '../../testing/screen.ts'

const KNOWN = '9wFk3ThQzVn8K1dG7yWv3cLq6RsE2mTa5XjBp2Lq7Rda'
const LOOK_ALIKE = '9wFk3TbX4mYe6uRt5NhJ8sUd1KzC9vFw7GqHp2Lq7Rda'

it.each(SIZES)(
  'shows the effect, locks a look-alike until it was compared, and axe finds nothing wrong, $viewport',
  async (size) => {
    const { dialog, intents } = await openSend('Solana', size)
    intents.preview = worksWith([{ kind: 'look-alike', known: KNOWN }, { kind: 'first-time-recipient' }])
    await amountField(dialog).fill('1')
    await recipientField(dialog).fill(LOOK_ALIKE)
    await expect.element(dialog.getByText('Not the address you know')).toBeVisible()
    await expect.element(button(dialog, 'Compare first to send')).toBeDisabled()
    expect(dialog.getByRole('region', { name: 'Simulated effect' }).element().textContent).toMatch(
      /Your vault[\s\S]*Recipient receives\s*1 SOL[\s\S]*Network fee\s*0\.000005 SOL/,
    )
    await expectGoodLook('send-look-alike')
    await comparedBox(dialog).click()
    await expect.element(sendButton(dialog)).toBeEnabled()
    await button(dialog, 'Use known address').click()
    await expect.element(recipientField(dialog)).toHaveValue(KNOWN)
    await expect.element(sendButton(dialog)).not.toBeInTheDocument()

    await press('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    const wrap = await wrapFromWallet('Solana')
    await amountField(wrap).fill('1')
    await expect.element(wrap.getByText('Simulated', { exact: true })).toBeVisible()
    await expectGoodLook('wrap')
  },
)
