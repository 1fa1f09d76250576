import { expect, it } from 'vitest'
import { newcomerVisits } from '../support/newcomer-visits.ts'
import { shellOrigin } from '../support/shell-origin.ts'
import { appPanel } from '../support/shell-parts.ts'

const asNewcomer = newcomerVisits()
/** One pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"/>'

it('R1-147 R1-148 R1-253 R1-254 R1-274 a chosen picture lies at its URL, and what only looks like one is refused', () =>
  asNewcomer({}, async ({ page }) => {
    const uploader = appPanel(page, 'Uploader')
    await page.goto('/?app=uploader')
    const opened = page.waitForEvent('filechooser')
    await uploader.getByRole('button', { name: /^Drop images here or click to choose/ }).click()
    const chooser = await opened
    expect(chooser.isMultiple()).toBe(true)
    await chooser.setFiles([
      { name: 'kestrel.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') },
      { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from(DRAWING) },
    ])
    const url = await uploader.getByRole('textbox', { name: 'URL of kestrel.png', exact: true }).inputValue()
    expect(url).toMatch(new RegExp(`^${shellOrigin()}/api/files/[\\w-]{32}\\.png$`))
    const stored = await page.request.get(url)
    expect([stored.status(), stored.headers()['content-type']]).toEqual([200, 'image/png'])

    const fake = uploader.getByRole('listitem').filter({ hasText: 'fake.png' })
    await fake.getByText('Only PNG, JPG, GIF and WEBP images can be uploaded.').waitFor()
    expect(await uploader.getByRole('textbox').count()).toBe(1)
  }))
