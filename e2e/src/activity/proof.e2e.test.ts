import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { notices } from '../support/money-dialogs.ts'
import { oneFundedGuest } from '../support/one-guest.ts'
import { appPanel } from '../support/shell-parts.ts'
import { amountToSell, openSwap, pickPair, swapButton, waitForQuote } from '../support/swap-cards.ts'
import { agreeToTerms } from '../support/trade-dialogs.ts'

const CONFIRMED_WITHIN_MS = 120_000
const COMMAND = fileURLToPath(new URL('../../../signer/src/verify-proof-file.ts', import.meta.url))
const asGuest = oneFundedGuest('proof')

/** With nothing of the product in reach: no database, no network address, no secret. */
async function verify(path: string): Promise<{ code: number; out: string }> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, path], { env: {} })
    return { code: 0, out: stdout }
  } catch (error) {
    const { code, stdout } = error as { code: number; stdout: string }
    return { code, out: stdout }
  }
}

it('a swap shows its proof, and the file that is kept of it stands on its own', () =>
  asGuest({}, async (page) => {
    const card = await openSwap(page, 'Solana')
    await pickPair(card, 'SOL', 'USDC')
    await amountToSell(card).fill('0.5')
    await agreeToTerms(card)
    await waitForQuote(card)
    await swapButton(card).click()
    await notices(page)
      .getByText('Successfully swapped tokens', { exact: true })
      .waitFor({ timeout: CONFIRMED_WITHIN_MS })

    await page.goto('/?app=activity')
    const panel = appPanel(page, 'Activity')
    const row = panel.getByRole('listitem').filter({ has: page.getByText(/^Swapped 0\.5 SOL for /) })
    await row.getByText('Confirmed', { exact: true }).waitFor()
    await row.getByRole('button', { expanded: false }).click()
    const receipt = panel.getByRole('region', { name: /^Receipt of Swap/ })
    await receipt.getByRole('tab', { name: 'Proof' }).click()
    await receipt.getByText('You authorised this payment', { exact: true }).waitFor()
    // A guest owns the vault by the key of the browser: no device stands in between.
    await receipt.getByText('3 of 3 links hold', { exact: true }).waitFor()

    const downloading = page.waitForEvent('download')
    await receipt.getByRole('button', { name: 'Download proof' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toMatch(/^proof-\w{6}\.json$/)
    const kept = await file.path()
    expect(await verify(kept)).toMatchObject({ code: 0, out: expect.stringMatching(/The proof holds\.\n$/) })

    const dir = await mkdtemp(join(tmpdir(), 'wh-proof-'))
    onTestFinished(() => rm(dir, { recursive: true, force: true }))
    const text = await readFile(kept, 'utf8')
    const bent = join(dir, 'bent.json')
    await writeFile(bent, text.replace('"sellAmountRaw":"500000000"', '"sellAmountRaw":"500000001"'))
    expect(await readFile(bent, 'utf8')).not.toBe(text)
    expect((await verify(bent)).code).toBe(1)
  }))
